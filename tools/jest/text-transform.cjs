/** Gives Jest a text file as its contents, as Vite's `?raw` import does. */
module.exports = {
  process: (text) => ({ code: `module.exports = ${JSON.stringify(text)};` }),
};
