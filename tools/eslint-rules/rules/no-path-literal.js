const { isTestFile, placeOf } = require('../places');

/** Attributes and functions that take the address of a page of ours. */
const attributes = new Set(['to', 'href', 'action']);
const functions = new Set(['navigate', 'redirect', 'Navigate']);

/** The fixed beginning of a string or template, or null for anything else. */
function beginning(node) {
  if (node?.type === 'JSXExpressionContainer') return beginning(node.expression);
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis[0].value.cooked;
  if (node?.type === 'ConditionalExpression') {
    return [beginning(node.consequent), beginning(node.alternate)].find(isPath) ?? null;
  }
  return null;
}

const isPath = (text) => typeof text === 'string' && /^[/?](?!\/)/.test(text);

/** Paths are typed once, in shared/links. */
module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      literal:
        'A path is written once, in @upround/shared/links. Use its builder (for instance `links.post(slug)`), or add one there.',
    },
  },
  create(context) {
    if (isTestFile(placeOf(context))) return {};
    const check = (node) => {
      if (isPath(beginning(node))) context.report({ node, messageId: 'literal' });
    };
    return {
      JSXAttribute(node) {
        if (node.name.type === 'JSXIdentifier' && attributes.has(node.name.name)) check(node.value);
      },
      CallExpression(node) {
        const { callee } = node;
        const name = callee.type === 'MemberExpression' ? callee.property.name : callee.name;
        if (functions.has(name) && node.arguments.length > 0) check(node.arguments[0]);
      },
    };
  },
};
