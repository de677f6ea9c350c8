const { builtinModules } = require('node:module');
const { isTestFile, onImports, placeOf, tagsOf } = require('../places');

const builtins = new Set(builtinModules);

/** What runs in a browser cannot import Node's own modules; Nx's constraints do not see those. */
module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      builtin:
        '"{{source}}" is built into Node.js, and this project is tagged {{platform}}. Move the code into a project tagged platform:node, or use what the browser offers.',
    },
  },
  create(context) {
    const place = placeOf(context);
    const platform = tagsOf(place).find((tag) => tag === 'platform:web' || tag === 'platform:any');
    if (platform === undefined || isTestFile(place) || !place.includes('/src/')) return {};
    return onImports((source, node) => {
      if (!source.startsWith('node:') && !builtins.has(source)) return;
      context.report({ node, messageId: 'builtin', data: { source, platform } });
    });
  },
};
