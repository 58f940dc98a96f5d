// @vitest-environment node
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { firstLoad, firstScripts, publish } from '../publish.js';

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

test('the page and its preloads are the first load, styles are not', () => {
  const html = '<script src="/assets/a.js"></script><link href="/assets/b.js"><link href="/assets/c.css">';
  expect(firstScripts(html)).toEqual(['assets/a.js', 'assets/b.js']);
  expect(firstLoad(build('one', 'index'))).toBeGreaterThan(0);
});

test('a page without script is no page', () => {
  const folder = build('one', 'index');
  writeFileSync(join(folder, 'index.html'), '<p>empty</p>');
  expect(() => firstLoad(folder)).toThrow('loads no script');
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
