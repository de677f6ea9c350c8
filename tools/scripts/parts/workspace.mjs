import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, root } from './paths.mjs';

/** Folders that hold projects directly, and those that hold groups of them. */
const directly = ['apps', 'tools'];
const grouped = ['libs'];

function foldersIn(place) {
  if (!existsSync(place)) return [];
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map((entry) => path.join(place, entry.name));
}

/**
 * The projects of the workspace, read from their `project.json` without starting Nx.
 *
 * @returns {{ name: string, folder: string, tags: string[], targets: string[] }[]} `folder` is absolute
 */
export function projects() {
  const candidates = [
    ...directly.flatMap((area) => foldersIn(inRoot(area))),
    ...grouped.flatMap((area) => foldersIn(inRoot(area)).flatMap(foldersIn)),
  ];
  return candidates
    .filter((folder) => existsSync(path.join(folder, 'project.json')))
    .map((folder) => {
      const {
        name,
        tags = [],
        targets = {},
      } = JSON.parse(readFileSync(path.join(folder, 'project.json'), 'utf8'));
      return { name, folder, tags, targets: Object.keys(targets) };
    });
}

/** A path as the tools write it: below the repository's folder, with forward slashes. */
export const relative = (file) => path.relative(root, file).split(path.sep).join('/');
