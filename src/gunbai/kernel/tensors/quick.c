/* The painting of cells in C: follows the strokes of strokes.py as plain.py does, cell for cell.

   mypyc has no native bytes that can be written to, and every cell by way of an object costs more than the rules. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <limits.h>
#include <string.h>

enum { COUNTED, NAMED, BITWISE, ORDERED, SPREAD, PRESENT, STACKED };
enum { HEADER = 10, MOST = 255, NUMBERS = 5, ONE_SEAT = 1, SET_OF_SEATS = 2 };

typedef struct {
    int kind, source, first, step, low, limit, me, seats, cell_count, word_count;
} Head;

typedef struct {
    unsigned char *cells;
    Py_ssize_t size;
} Row;

static int outside(void) {
    PyErr_SetString(PyExc_IndexError, "a stroke outside the row");
    return -1;
}

static inline int put(Row *row, Py_ssize_t cell, long long value) {
    if ((size_t)cell >= (size_t)row->size) return outside();
    row->cells[cell] = (unsigned char)(value > MOST ? MOST : value);
    return 0;
}

/* There is one zero, and most numbers of a table are that. */
static PyObject *zero;

/* A number of the table; nearly all of them are small. */
static inline int number(PyObject *object, long long *value) {
    if (!PyLong_Check(object)) {
        PyErr_SetString(PyExc_TypeError, "values are lists of whole numbers");
        return -1;
    }
#if PY_VERSION_HEX >= 0x030C0000
    if (PyUnstable_Long_IsCompact((PyLongObject *)object)) {
        *value = PyUnstable_Long_CompactValue((PyLongObject *)object);
        return 0;
    }
#else
    Py_ssize_t digits = Py_SIZE(object);
    if (digits >= -1 && digits <= 1) {
        *value = digits ? digits * (long long)((PyLongObject *)object)->ob_digit[0] : 0;
        return 0;
    }
#endif
    *value = PyLong_AsLongLong(object);
    return *value == -1 && PyErr_Occurred() ? -1 : 0;
}

static int counted(Row *row, const Head *head, const short *where, PyObject **items, Py_ssize_t count) {
    const Py_ssize_t step = head->step;
    PyObject *nothing = head->low ? NULL : zero;
    for (Py_ssize_t i = 0; i < count; i++, items += step) {
        long long value;
        if (*items == nothing) continue;
        if (number(*items, &value)) return -1;
        value -= head->low;
        if (value && where[i] >= 0 && put(row, where[i], value < 0 ? -value : value)) return -1;
    }
    return 0;
}

static int named(Row *row, const Head *head, const short *where, PyObject **items, Py_ssize_t count) {
    const short *words = where + head->cell_count;
    for (Py_ssize_t i = 0; i < count; i++) {
        long long value;
        if (number(items[i * head->step], &value)) return -1;
        value -= head->low;
        if (value < 0 || value >= head->word_count || words[value] < 0) continue;
        if (put(row, where[i] + words[value], 1)) return -1;
    }
    return 0;
}

static int ordered(Row *row, const Head *head, const short *where, PyObject **items, Py_ssize_t count) {
    for (Py_ssize_t i = 0; i < count; i++) {
        long long value;
        if (number(items[i * head->step], &value)) return -1;
        if (value >= 0 && put(row, (Py_ssize_t)(where[i] + value), i % head->limit + 1)) return -1;
    }
    return 0;
}

static int spread(Row *row, const Head *head, const short *where, PyObject **items, Py_ssize_t count) {
    int width = head->kind == PRESENT ? 1 : head->limit;
    for (Py_ssize_t i = 0; i < count; i++) {
        long long value;
        if (number(items[i * head->step], &value)) return -1;
        if (where[i] < 0 || where[i] + width > row->size) return outside();
        unsigned char *cells = row->cells + where[i];
        if (head->kind == PRESENT) {
            cells[0] = 1;
        } else if (head->kind == BITWISE) {
            for (int bit = 0; bit < width; bit++) cells[bit] = value >> bit & 1;
        } else {
            for (int index = 0; index < width - 1; index++, value >>= 8) cells[index] = value & MOST;
            cells[width - 1] = (unsigned char)(value > MOST ? MOST : value);
        }
    }
    return 0;
}

static long long seen_from(long long value, int role, int me, int seats) {
    if (value < 0 || !role) return value;
    if (role == ONE_SEAT) return (value - me % seats + seats) % seats;
    long long turned = 0;
    for (int seat = 0; seat < seats; seat++) turned |= (value >> seat & 1) << ((seat - me + seats) % seats);
    return turned;
}

static int slot(Row *row, Py_ssize_t first, long long value, int role) {
    if (role != SET_OF_SEATS) return put(row, (Py_ssize_t)(first + value), 1);
    for (; value; first++, value >>= 1) {
        if (put(row, first, value & 1)) return -1;
    }
    return 0;
}

/* Codes are numbers plus 1. The innermost step, whose codes come first, has cells of its own for what it says. */
static int stacked(Row *row, const Head *head, const short *where, PyObject **items, Py_ssize_t count) {
    const short *words = where + head->cell_count;
    int start = where[0];
    for (Py_ssize_t first = 0; first + NUMBERS < count && first < where[1]; first += 1 + NUMBERS) {
        long long kind;
        if (number(items[first], &kind)) return -1;
        if (kind < 0 || (kind + 1) * (2 * NUMBERS + 1) > head->word_count) return outside();
        const short *table = words + kind * (2 * NUMBERS + 1);
        if (put(row, start + first, kind + 1) || (!first && put(row, table[0], 1))) return -1;
        for (int index = 0; index < NUMBERS; index++) {
            int role = table[1 + index], cell = table[1 + NUMBERS + index];
            long long value;
            if (number(items[first + 1 + index], &value)) return -1;
            value = seen_from(value, role, head->me, head->seats);
            if (put(row, start + first + 1 + index, value + 1)) return -1;
            if (!first && cell >= 0 && value >= 0 && slot(row, cell, value, role)) return -1;
        }
    }
    return 0;
}

static int follow(Row *row, const Head *head, const short *where, PyObject *values) {
    if (!PyList_Check(values)) {
        PyErr_SetString(PyExc_TypeError, "values are lists of whole numbers");
        return -1;
    }
    PyObject **items = ((PyListObject *)values)->ob_item + head->first;
    Py_ssize_t length = PyList_GET_SIZE(values) - head->first;
    if (head->kind == STACKED) return stacked(row, head, where, items, length);
    Py_ssize_t count = head->step == 1 || length <= 0 ? length : (length - 1) / head->step + 1;
    if (count > head->cell_count) count = head->cell_count;
    switch (head->kind) {
    case COUNTED: return counted(row, head, where, items, count);
    case NAMED: return named(row, head, where, items, count);
    case ORDERED: return ordered(row, head, where, items, count);
    default: return spread(row, head, where, items, count);
    }
}

static int followed(Row *row, const short *program, Py_ssize_t length, PyObject *values) {
    for (Py_ssize_t first = 0; first + HEADER <= length;) {
        const short *n = program + first;
        Head head = {n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7], n[8], n[9]};
        first += HEADER + head.cell_count + head.word_count;
        if (first > length || head.source < 0 || head.source >= PyList_GET_SIZE(values)) return outside();
        if (follow(row, &head, n + HEADER, PyList_GET_ITEM(values, head.source))) return -1;
    }
    return 0;
}

/* A program is the numbers of its strokes one after another, as bytes. */
static PyObject *prepared(PyObject *module, PyObject *strokes) {
    PyObject *row = PyByteArray_FromStringAndSize(NULL, 0), *program = NULL;
    if (!row || !PyList_Check(strokes)) goto wrong;
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(strokes); i++) {
        PyObject *numbers = PyList_GET_ITEM(strokes, i);
        if (!PyList_Check(numbers) || PyList_GET_SIZE(numbers) < HEADER) goto wrong;
        Py_ssize_t filled = PyByteArray_GET_SIZE(row), count = PyList_GET_SIZE(numbers);
        if (PyByteArray_Resize(row, filled + count * (Py_ssize_t)sizeof(short))) goto done;
        short *next = (short *)(PyByteArray_AS_STRING(row) + filled);
        for (Py_ssize_t k = 0; k < count; k++) {
            long long value;
            if (number(PyList_GET_ITEM(numbers, k), &value)) goto done;
            if (value < SHRT_MIN || value > SHRT_MAX) goto wrong;
            next[k] = (short)value;
        }
        if (next[3] < 1 || next[2] < 0 || next[8] < 0 || next[9] < 0 || next[5] < 0 || next[5] > 63) goto wrong;
        if (HEADER + next[8] + next[9] != count || next[0] < COUNTED || next[0] > STACKED) goto wrong;
        if ((next[0] == ORDERED && !next[5]) || (next[0] == STACKED && (next[8] != 2 || next[7] < 1))) goto wrong;
    }
    program = PyBytes_FromStringAndSize(PyByteArray_AS_STRING(row), PyByteArray_GET_SIZE(row));
    goto done;
wrong:
    if (!PyErr_Occurred()) PyErr_SetString(PyExc_ValueError, "no strokes");
done:
    Py_XDECREF(row);
    return program;
}

static PyObject *paint(PyObject *module, PyObject *const *args, Py_ssize_t count) {
    if (count != 5 || !PyByteArray_Check(args[0]) || !PyBytes_Check(args[3]) || !PyList_Check(args[4])) {
        PyErr_SetString(PyExc_TypeError, "paint(cells: bytearray, at, size, program, values: list)");
        return NULL;
    }
    Py_ssize_t at = PyLong_AsSsize_t(args[1]), size = PyLong_AsSsize_t(args[2]);
    if (PyErr_Occurred()) return NULL;
    if (at < 0 || size < 0 || at > PyByteArray_GET_SIZE(args[0]) - size) {
        PyErr_SetString(PyExc_IndexError, "the row lies outside the cells");
        return NULL;
    }
    Row row = {(unsigned char *)PyByteArray_AS_STRING(args[0]) + at, size};
    memset(row.cells, 0, size);
    const short *program = (const short *)PyBytes_AS_STRING(args[3]);
    if (followed(&row, program, PyBytes_GET_SIZE(args[3]) / (Py_ssize_t)sizeof(short), args[4])) return NULL;
    Py_RETURN_NONE;
}

static PyObject *mark(PyObject *module, PyObject *const *args, Py_ssize_t count) {
    if (count != 4 || !PyByteArray_Check(args[0]) || !PyList_Check(args[2])) {
        PyErr_SetString(PyExc_TypeError, "mark(cells: bytearray, at, ids: list, value)");
        return NULL;
    }
    Py_ssize_t at = PyLong_AsSsize_t(args[1]);
    long value = PyLong_AsLong(args[3]);
    if (PyErr_Occurred()) return NULL;
    Row row = {(unsigned char *)PyByteArray_AS_STRING(args[0]) + at, PyByteArray_GET_SIZE(args[0]) - at};
    if (at < 0 || row.size < 0) return outside(), NULL;
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(args[2]); i++) {
        long long id;
        if (number(PyList_GET_ITEM(args[2], i), &id)) return NULL;
        if (put(&row, (Py_ssize_t)id, value)) return NULL;
    }
    Py_RETURN_NONE;
}

static PyMethodDef methods[] = {
    {"prepared", prepared, METH_O,
     PyDoc_STR("prepared($module, strokes, /)\n--\n\nThe program of these strokes.")},
    {"paint", (PyCFunction)(void (*)(void))paint, METH_FASTCALL,
     PyDoc_STR("paint($module, cells, at, size, program, values, /)\n--\n\n"
               "Paint a row of `size` cells from `at` on, which is cleared first.")},
    {"mark", (PyCFunction)(void (*)(void))mark, METH_FASTCALL,
     PyDoc_STR("mark($module, cells, at, ids, value, /)\n--\n\nSet the cells with these numbers, counted from `at`.")},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "gunbai.kernel.tensors.quick", PyDoc_STR("The painting of cells in C; the same as `plain`."),
    0, methods, NULL, NULL, NULL, NULL,
};

PyMODINIT_FUNC PyInit_quick(void) {
    zero = PyLong_FromLong(0);
    return zero ? PyModule_Create(&definition) : NULL;
}
