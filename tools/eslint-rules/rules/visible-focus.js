const { isTestFile, placeOf } = require('../places');

const NONE = /(?:^|\s)\S*(?<![\w-])outline-none(?=$|\s)/;
const HIDDEN = /(?:^|\s)outline-hidden(?=$|\s)/;
/** Draws the outline of the element itself: that of `after:` or `group-focus-visible:` is a box of its own. */
const DRAWN = /(?:^|\s)(?:[\w-]+:)*?focus(?:-visible)?:outline-\d/;
const ELSEWHERE = /(?:^|\s)\S*(?:after|before):\S*outline-\d/;

/**
 * Keeps the focus visible. In Tailwind 4 `outline-none` and `outline-hidden` set the style that every `outline-2`
 * reads, so that `focus-visible:outline-2` beside them draws nothing.
 */
module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      none: '"outline-none" hides the focus, and turns off "focus-visible:outline-2" beside it. The kit draws an outline by itself; where the focus is shown another way, or only a script sets it, use outline-hidden.',
      pair: '"outline-hidden" turns off "focus-visible:outline-2" beside it: remove it, the kit draws no outline without keyboard focus.',
    },
  },
  create(context) {
    if (isTestFile(placeOf(context))) return {};
    function check(text, node) {
      if (NONE.test(text)) context.report({ node, messageId: 'none' });
      const own = text
        .split(/\s+/)
        .filter((word) => !ELSEWHERE.test(word) && !word.startsWith('group-'))
        .join(' ');
      if (HIDDEN.test(text) && DRAWN.test(own)) context.report({ node, messageId: 'pair' });
    }
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node.value, node);
      },
      TemplateElement(node) {
        check(node.value.cooked ?? '', node);
      },
    };
  },
};
