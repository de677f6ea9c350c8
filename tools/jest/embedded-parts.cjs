const { readFile } = require('node:fs/promises');
const path = require('node:path');

const loaded = new Map();

function once(key, load) {
  if (!loaded.has(key)) {
    const loading = load();
    loaded.set(key, loading);
    // Another test file tries again.
    loading.catch(() => loaded.delete(key));
  }
  return loaded.get(key);
}

/** The embedded database's WebAssembly, compiled once for all test files of a worker. */
exports.compiledModule = () =>
  once('module', async () => {
    const folder = path.dirname(require.resolve('@electric-sql/pglite'));
    return WebAssembly.compile(await readFile(path.join(folder, 'pglite.wasm')));
  });

/**
 * A file's bytes, read once for all test files of a worker.
 *
 * @param {string} file its absolute path
 * @returns {Promise<Blob>}
 */
exports.blobOf = (file) => once(file, async () => new Blob([await readFile(file)]));
