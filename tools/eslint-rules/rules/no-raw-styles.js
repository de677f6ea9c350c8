const { isTestFile, placeOf } = require('../places');

const palette =
  'slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose';
const paletteClass = new RegExp(
  `(^|[\\s:])[a-z-]+-(?:(?:${palette})-\\d{2,3}|black|white)(?=$|[\\s/])`,
);
const colourValue = /-\[(?:#|(?:rgb|hsl|oklch|oklab|lab|lch|color)a?\()/;
const lengthValue = /-\[-?\d*\.?\d+(?:px|rem|em)\]/;
const cssColour = /^(?:#[0-9a-f]{3,8}$|(?:rgb|hsl|oklch|oklab)a?\()/i;
const joiners = new Set(['classes', 'cn', 'clsx', 'cx', 'classNames', 'twMerge']);
const colourProperty = /(color|background|fill|stroke|shadow)$/i;

/** Features speak in the kit's tokens, so that themes and spacing are decided in one place. */
module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      colour:
        '"{{text}}" is a raw colour. Use a token of the kit (bg-surface, text-muted, border-subtle, text-accent …), which knows both themes.',
      length:
        '"{{text}}" is a raw length. Use the spacing and size scale (p-3, w-60 …), or give the kit component what it lacks.',
    },
  },
  create(context) {
    if (isTestFile(placeOf(context))) return {};

    function checkClasses(text, node) {
      const colour = text
        .split(/\s+/)
        .find((word) => paletteClass.test(word) || colourValue.test(word));
      if (colour !== undefined)
        context.report({ node, messageId: 'colour', data: { text: colour } });
      const length = text.split(/\s+/).find((word) => lengthValue.test(word));
      if (length !== undefined)
        context.report({ node, messageId: 'length', data: { text: length } });
    }

    /** Every string inside an expression of classes: conditions, joins, templates, lookup tables. */
    function walk(node) {
      if (node === null || node === undefined) return;
      if (node.type === 'Literal') {
        if (typeof node.value === 'string') checkClasses(node.value, node);
      } else if (node.type === 'TemplateLiteral') {
        for (const part of node.quasis) checkClasses(part.value.cooked ?? '', part);
        node.expressions.forEach(walk);
      } else if (node.type === 'JSXExpressionContainer') walk(node.expression);
      else if (node.type === 'ConditionalExpression') {
        walk(node.consequent);
        walk(node.alternate);
      } else if (node.type === 'LogicalExpression' || node.type === 'BinaryExpression') {
        walk(node.left);
        walk(node.right);
      } else if (node.type === 'ArrayExpression') node.elements.forEach(walk);
      else if (node.type === 'ObjectExpression') {
        for (const property of node.properties) {
          if (property.type !== 'Property') continue;
          if (property.key.type === 'Literal') walk(property.key);
          walk(property.value);
        }
      } else if (node.type === 'CallExpression') node.arguments.forEach(walk);
    }

    return {
      JSXAttribute(node) {
        const name = node.name.type === 'JSXIdentifier' ? node.name.name : '';
        if (/class(name)?$/i.test(name)) walk(node.value);
      },
      CallExpression(node) {
        const inAttribute = context.sourceCode
          .getAncestors(node)
          .some((ancestor) => ancestor.type === 'JSXAttribute');
        if (!inAttribute && node.callee.type === 'Identifier' && joiners.has(node.callee.name)) {
          node.arguments.forEach(walk);
        }
      },
      VariableDeclarator(node) {
        if (node.id.type === 'Identifier' && /class(es|name|names)?$/i.test(node.id.name))
          walk(node.init);
      },
      'JSXAttribute[name.name="style"] Property'(node) {
        const name = node.key.name ?? node.key.value;
        const { value } = node;
        if (typeof name !== 'string' || !colourProperty.test(name)) return;
        if (
          value.type === 'Literal' &&
          typeof value.value === 'string' &&
          cssColour.test(value.value)
        ) {
          context.report({ node: value, messageId: 'colour', data: { text: value.value } });
        }
      },
    };
  },
};
