import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, root } from './paths.mjs';

const buildInputs = [
  'apps/web',
  'apps/api',
  'libs',
  'tools/vite',
  'tools/scripts/build-api.mjs',
  'tsconfig.base.json',
  'package-lock.json',
];
const leftOut = /(\.(spec|e2e|pg\.spec)\.tsx?|jest\.config\.cjs|\.md)$/;
const leftOutFolder = new Set(['node_modules', 'dist', '.vite']);

function* filesUnder(place) {
  if (!existsSync(place)) return;
  let entries;
  try {
    entries = readdirSync(place, { withFileTypes: true });
  } catch {
    yield place;
    return;
  }
  for (const entry of entries) {
    const child = path.join(place, entry.name);
    if (entry.isDirectory()) {
      if (!leftOutFolder.has(entry.name)) yield* filesUnder(child);
    } else yield child;
  }
}

/** Whether a file is part of what `npm start` runs; Markdown counts where it is the text of pages. */
export function isBuildInput(file) {
  const posix = file.split(path.sep).join('/');
  if (posix.endsWith('.md')) return posix.includes('/src/') || posix.includes('/content/');
  return !leftOut.test(posix);
}

/**
 * One hash over everything that the built app is made from: names and contents, so that a fresh
 * checkout of the same commit has the same hash.
 */
export function sourceHash(inputs = buildInputs) {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of [...filesUnder(inRoot(input))].sort()) {
      if (!isBuildInput(file)) continue;
      hash.update(path.relative(root, file).split(path.sep).join('/'));
      hash.update('\0');
      hash.update(readFileSync(file));
      hash.update('\0');
    }
  }
  return hash.digest('hex');
}

const stampFile = () => inRoot('dist/sources.sha256');

/** Whether the built app in `dist` was made from the sources as they are now. */
export function isBuilt(hash, artefacts) {
  if (!artefacts.every((file) => existsSync(file)) || !existsSync(stampFile())) return false;
  return readFileSync(stampFile(), 'utf8').trim() === hash;
}

/** Remembers which sources the built app was made from. */
export function markBuilt(hash) {
  mkdirSync(path.dirname(stampFile()), { recursive: true });
  writeFileSync(stampFile(), `${hash}\n`);
}
