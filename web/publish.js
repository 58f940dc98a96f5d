/** `npm run build` makes the pages in ../build/pages; this packs them, weighs them, and puts them where the server reads
 * them, while it may be running. */
import { cpSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, gzip } from 'node:zlib';

/** Bytes of script and style, packed, that the home page may load. */
export const LIGHT = 80_000;
/** The same for a table, with the script of its game. */
export const TABLE = 250_000;
const PACKED = /\.(?:js|css|svg|json)$/;
/** Beside what the page names: the words of one language, and the prints on the covers. */
const WORDS = /\/locale\/(\w+)\/(?:web|kernel)\.ftl/;
const GAME = /\/games\/([^/]+)\/GameTable\.svelte$/;
const PRINTS = /\/maps\/prints\//;

/** The files that a chunk of vite's manifest brings with it, its own first. */
function withImports(manifest, name, found = new Set()) {
  const chunk = manifest[name];
  for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file);
  for (const next of chunk.imports ?? []) withImports(manifest, next, found);
  return found;
}

/** The scripts and styles of the home page by language. */
export function firstFiles(manifest) {
  const shared = withImports(manifest, 'index.html');
  for (const name of Object.keys(manifest)) if (PRINTS.test(name)) withImports(manifest, name, shared);
  /** @type {Record<string, Set<string>>} */
  const spoken = {};
  for (const name of Object.keys(manifest)) {
    const language = WORDS.exec(name)?.[1];
    if (!language) continue;
    spoken[language] ??= new Set(shared);
    withImports(manifest, name, spoken[language]);
  }
  return spoken;
}

/** The scripts and styles of a table, by its game. */
export function tableFiles(manifest) {
  /** @type {Record<string, Set<string>>} */
  const found = {};
  for (const name of Object.keys(manifest)) {
    const game = GAME.exec(name)?.[1];
    if (!game) continue;
    found[game] = withImports(manifest, 'index.html');
    for (const part of ['src/lib/pages/Table.svelte', name]) withImports(manifest, part, found[game]);
  }
  return found;
}

/** Their packed size in bytes, for the game that weighs most. */
export function tableLoad(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  return heaviest(folder, tableFiles(manifest));
}

function heaviest(folder, sets) {
  const weight = (file) => brotliCompressSync(readFileSync(join(folder, file))).length;
  const weights = Object.values(sets).map((files) => [...files].reduce((sum, file) => sum + weight(file), 0));
  if (!weights.length) throw new Error(`${folder} has no words`);
  return Math.max(...weights);
}

/** Their packed size in bytes, in the language that weighs most. */
export function firstLoad(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  return heaviest(folder, firstFiles(manifest));
}

/** Packed forms in the place of the assets, so that the server packs nothing and nothing lies there twice. */
export async function pack(folder) {
  const packings = [
    ['br', promisify(brotliCompress)],
    ['gz', (content) => promisify(gzip)(content, { level: 9 })],
  ];
  const files = readdirSync(folder).filter((file) => PACKED.test(file));
  await Promise.all(
    files.flatMap((file) => {
      const content = readFileSync(join(folder, file));
      return packings.map(async ([suffix, packed]) =>
        writeFileSync(join(folder, `${file}.${suffix}`), await packed(content)),
      );
    }),
  );
  for (const file of files) rmSync(join(folder, file));
}

/** New files first, then the page that names them, in one step; what only the old page knew goes last. */
export function publish(from, to) {
  mkdirSync(join(to, 'assets'), { recursive: true });
  cpSync(join(from, 'assets'), join(to, 'assets'), { recursive: true });
  const beside = readdirSync(from).filter((file) => file !== 'assets' && !file.startsWith('.'));
  const last = beside.filter((file) => file === 'index.html'); // its being there says that a build is whole
  for (const file of [...beside.filter((one) => one !== 'index.html'), ...last]) {
    cpSync(join(from, file), join(to, `${file}.new`), { recursive: true });
    renameSync(join(to, `${file}.new`), join(to, file));
  }
  for (const folder of ['.', 'assets']) {
    const wanted = new Set(readdirSync(join(from, folder)));
    for (const file of readdirSync(join(to, folder)))
      if (!wanted.has(file)) rmSync(join(to, folder, file), { recursive: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const at = (path) => fileURLToPath(new URL(path, import.meta.url));
  const weight = firstLoad(at('../build/pages'));
  if (weight > LIGHT) throw new Error(`home loads ${weight} bytes of script and style, more than ${LIGHT}`);
  const table = tableLoad(at('../build/pages'));
  if (table > TABLE) throw new Error(`a table loads ${table} bytes of script and style, more than ${TABLE}`);
  console.log(
    `pages: home loads ${Math.round(weight / 1000)} kB of script and style, a table ${Math.round(table / 1000)} kB`,
  );
  await pack(at('../build/pages/assets'));
  publish(at('../build/pages'), at('../src/gunbai/static'));
}
