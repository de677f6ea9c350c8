const { readFileSync } = require('node:fs');

// Lets a server that runs from its sources import Markdown as its text, as the build and Jest do.
require.extensions['.md'] = (module, file) => {
  module.exports = readFileSync(file, 'utf8');
};
