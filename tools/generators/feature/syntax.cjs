const { ChangeType, applyChangesToString } = require('@nx/devkit');
const ts = require('typescript');

const parse = (text) => ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true);

function find(node, isWanted) {
  if (isWanted(node)) return node;
  return ts.forEachChild(node, (child) => find(child, isWanted));
}

const insert = (text, index, addition) =>
  applyChangesToString(text, [{ type: ChangeType.Insert, index, text: addition }]);

/** The array or object that a variable begins as, without `as const` around it. */
function literalOf(text, variable, isKind) {
  const declaration = find(
    parse(text),
    (node) => ts.isVariableDeclaration(node) && node.name.getText() === variable,
  );
  let value = declaration?.initializer;
  while (value !== undefined && (ts.isAsExpression(value) || ts.isSatisfiesExpression(value)))
    value = value.expression;
  if (value === undefined || !isKind(value))
    throw new Error(`There is no list or object ${variable} to register the feature in.`);
  return value;
}

/**
 * Adds an import after the last one.
 *
 * @param {string} text of a TypeScript file
 * @param {string} statement
 */
function addImport(text, statement) {
  const imports = parse(text).statements.filter(ts.isImportDeclaration);
  return insert(text, imports.at(-1)?.getEnd() ?? 0, `\n${statement}`);
}

/**
 * Adds an element to the end of the array that a variable begins as.
 *
 * @throws {Error} if there is no such array
 */
function addElement(text, variable, element) {
  const { elements } = literalOf(text, variable, ts.isArrayLiteralExpression);
  const separator = elements.length === 0 || elements.hasTrailingComma ? '' : ',';
  return insert(text, elements.end, `${separator} ${element},`);
}

/**
 * Adds a property or a spread before one of an object that a variable begins as.
 *
 * @throws {Error} if there is no such object, or no such property
 */
function addBefore(text, variable, property, addition) {
  const { properties } = literalOf(text, variable, ts.isObjectLiteralExpression);
  const next = properties.find((one) => one.name?.getText() === property);
  if (next === undefined) throw new Error(`${variable} has no ${property}.`);
  return insert(text, next.getStart(), `${addition},\n  `);
}

module.exports = { addBefore, addElement, addImport };
