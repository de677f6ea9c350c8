const { isOfPackage, isWithin, onImports, placeOf } = require('../places');

/** A third-party package is imported in one library alone, so that it can be replaced in one place. */
module.exports = {
  meta: {
    type: 'problem',
    schema: [
      {
        type: 'object',
        additionalProperties: {
          type: 'object',
          properties: {
            homes: { type: 'array', items: { type: 'string' } },
            instead: { type: 'string' },
          },
          required: ['homes', 'instead'],
          additionalProperties: false,
        },
      },
    ],
    messages: { elsewhere: '"{{source}}" is imported only in {{homes}}. {{instead}}' },
  },
  create(context) {
    const table = Object.entries(context.options[0] ?? {});
    const place = placeOf(context);
    return onImports((source, node) => {
      const row = table.find(([name]) => isOfPackage(source, name));
      if (row === undefined) return;
      const [, { homes, instead }] = row;
      if (homes.some((home) => isWithin(place, home))) return;
      context.report({
        node,
        messageId: 'elsewhere',
        data: { source, homes: homes.join(', '), instead },
      });
    });
  },
};
