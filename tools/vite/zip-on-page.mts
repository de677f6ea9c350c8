import type { Plugin } from 'vite';

const ZIP = /[\\/]write-excel-file[\\/]modules[\\/]zip[\\/]zipToArrayBuffer\.js$/;

/**
 * Has `write-excel-file` compress workbooks on the page: it would do so in a worker made of a `blob:` address, which the
 * policy of pages forbids, and wait for that worker without end. A workbook of an export takes some hundredths of a
 * second.
 */
export const zipOnPage = (): Plugin => ({
  name: 'upround:zip-on-page',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    ZIP.test(id)
      ? `import zip from './zipToArrayBufferSync.js';
export default (files) => Promise.resolve(zip(files));`
      : undefined,
});
