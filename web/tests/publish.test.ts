// @vitest-environment node
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { firstFiles, firstLoad, pack, publish, tableFiles } from '../publish.js';

let root = '';
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'pages-'))));
afterEach(() => rmSync(root, { recursive: true }));

function build(name: string, script: string): string {
  const folder = join(root, name);
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), `<script type="module" src="/assets/${script}.js"></script>`);
  writeFileSync(join(folder, 'assets', `${script}.js`), script.repeat(100));
  return folder;
}

const MANIFEST = {
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'], imports: ['_words.js'] },
  '_words.js': { file: 'assets/words.js', imports: ['_client.js'] },
  '_client.js': { file: 'assets/client.js' },
  'src/lib/pages/Table.svelte': { file: 'assets/Table.js', imports: ['_client.js'] },
  'src/lib/games/go/GameTable.svelte': { file: 'assets/go-table.js', imports: ['_client.js'] },
  'src/lib/maps/prints/go.json': { file: 'assets/go.js' },
  '../src/gunbai/locale/en/web.ftl?raw': { file: 'assets/web-en.js' },
  '../src/gunbai/locale/fa/web.ftl?raw': { file: 'assets/web-fa.js' },
  '../src/gunbai/locale/fa/web-go.ftl?raw': { file: 'assets/web-go-fa.js' },
};

test('home loads its scripts, its style, the covers, and the words of one language', () => {
  const shared = ['index.js', 'index.css', 'words.js', 'client.js', 'go.js'];
  const found = firstFiles(MANIFEST);
  expect(Object.keys(found)).toEqual(['en', 'fa']);
  expect([...found.fa!]).toEqual([...shared, 'web-fa.js'].map((file) => `assets/${file}`));
});

test('a table loads the page, the shell of a table and its game, each file once', () => {
  const files = ['index.js', 'index.css', 'words.js', 'client.js', 'Table.js', 'go-table.js'];
  expect([...tableFiles(MANIFEST).go!]).toEqual(files.map((file) => `assets/${file}`));
});

test('its weight is that of the heaviest language, packed', () => {
  const folder = build('one', 'index');
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(MANIFEST));
  for (const { file, css } of Object.values(MANIFEST) as { file: string; css?: string[] }[])
    for (const one of [file, ...(css ?? [])]) writeFileSync(join(folder, one), 'x');
  const light = firstLoad(folder);
  const words = Array.from({ length: 400 }, (_, at) => `word-${at ** 3}`).join();
  writeFileSync(join(folder, 'assets/web-fa.js'), words);
  const heavy = firstLoad(folder);
  expect(heavy).toBeGreaterThan(light + 500);
  expect(heavy).toBeLessThan(light + words.length);
});

test('packed forms take the place of what can be packed', async () => {
  const folder = join(build('one', 'index'), 'assets');
  writeFileSync(join(folder, 'a.woff2'), 'font');
  const script = readFileSync(join(folder, 'index.js'));
  await pack(folder);
  expect(readdirSync(folder).sort()).toEqual(['a.woff2', 'index.js.br', 'index.js.gz']);
  expect(brotliDecompressSync(readFileSync(join(folder, 'index.js.br')))).toEqual(script);
  expect(gunzipSync(readFileSync(join(folder, 'index.js.gz')))).toEqual(script);
});

test('what is published replaces the page and leaves nothing of the old one', () => {
  const served = build('served', 'old');
  writeFileSync(join(served, 'gone.svg'), '');
  publish(build('made', 'new'), served);
  expect(readFileSync(join(served, 'index.html'), 'utf8')).toContain('new.js');
  expect(existsSync(join(served, 'assets/new.js'))).toBe(true);
  expect(existsSync(join(served, 'assets/old.js'))).toBe(false);
  expect(existsSync(join(served, 'gone.svg'))).toBe(false);
});
