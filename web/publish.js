/** `npm run build` makes the pages in ../build/pages; this puts them where the server reads them, while it may be running. */
import { cpSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const LIGHT = 200_000;

/** The scripts that every visitor loads before anything is shown. */
export function firstScripts(html) {
  return [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map((match) => match[1]);
}

/** Their compressed size in bytes. */
export function firstLoad(folder) {
  const scripts = firstScripts(readFileSync(join(folder, 'index.html'), 'utf8'));
  if (!scripts.length) throw new Error(`${folder}/index.html loads no script`);
  return scripts.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0);
}

/** New files first, then the page that names them, in one step; what only the old page knew goes last. */
export function publish(from, to) {
  cpSync(join(from, 'assets'), join(to, 'assets'), { recursive: true });
  for (const file of readdirSync(from)) {
    if (file === 'assets') continue;
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
  if (weight > LIGHT) throw new Error(`the first load is ${weight} bytes of script, more than ${LIGHT}`);
  publish(at('../build/pages'), at('../src/gunbai/static'));
}
