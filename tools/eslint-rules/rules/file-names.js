const path = require('node:path');
const { placeOf } = require('../places');

const vague = /(?:^|[-.])(?:utils?|helpers?|common|managers?|misc)(?:[-.]|$)/;
const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/;

/** Names that say what is inside, so that a newcomer finds things by their folder. */
module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      vague:
        '"{{name}}" says nothing about what is inside. Name the file after the thing it holds or the question it answers.',
      kebab: '"{{name}}" is not kebab-case. Write it like-this.spec.ts, with the layer as suffix.',
      barrel:
        "An index.ts stands only at a project's src root, where it is the project's door. Import the file itself.",
    },
  },
  create(context) {
    return {
      Program(node) {
        const place = placeOf(context);
        const { base, name } = path.posix.parse(place);
        const folders = path.posix.dirname(place).split('/');
        const foggy = [...folders, base].find((part) => vague.test(part));
        if (foggy !== undefined)
          context.report({ node, messageId: 'vague', data: { name: foggy } });
        if (!kebab.test(name)) context.report({ node, messageId: 'kebab', data: { name: base } });
        if (/^index\.[jt]sx?$/.test(base) && folders.includes('src') && folders.at(-1) !== 'src') {
          context.report({ node, messageId: 'barrel' });
        }
      },
    };
  },
};
