import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository, wherever a script is called from. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/**
 * @param {...string} parts path below the repository's folder
 * @returns {string} absolute path
 */
export const inRoot = (...parts) => path.join(root, ...parts);

export const apiMain = inRoot('dist/apps/api/main.mjs');
export const apiAdmin = inRoot('dist/apps/api/admin.mjs');
export const webIndex = inRoot('dist/apps/web/index.html');
/** Is written last when the demo community's copy is made. */
export const demoCopyMark = inRoot('dist/demo-copy/copy.json');
