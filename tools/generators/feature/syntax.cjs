const { ChangeType, applyChangesToString } = require('@nx/devkit');
const ts = require('typescript');

const parse = (text) => ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true);

function find(node, isWanted) {
  if (isWanted(node)) return node;
  return ts.forEachChild(node, (child) => find(child, isWanted));
}

const insert = (text, index, addition) =>
  applyChangesToString(text, [{ type: ChangeType.Insert, index, text: addition }]);

/** What an expression or an arrow function says, without `as const` and parentheses around it. */
function bareOf(value) {
  if (value === undefined) return undefined;
  if (ts.isArrowFunction(value)) return bareOf(value.body);
  const isAround =
    ts.isAsExpression(value) ||
    ts.isSatisfiesExpression(value) ||
    ts.isParenthesizedExpression(value);
  return isAround ? bareOf(value.expression) : value;
}

/** The array or object that a variable begins as, or that its arrow function answers. */
function literalOf(text, variable, isKind) {
  const declaration = find(
    parse(text),
    (node) => ts.isVariableDeclaration(node) && node.name.getText() === variable,
  );
  const value = bareOf(declaration?.initializer);
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
 * Adds a property or a spread to the end of the object that a variable begins as.
 *
 * @throws {Error} if there is no such object
 */
function addProperty(text, variable, addition) {
  const { properties } = literalOf(text, variable, ts.isObjectLiteralExpression);
  const separator = properties.length === 0 || properties.hasTrailingComma ? '' : ',';
  return insert(text, properties.end, `${separator} ${addition},`);
}

/**
 * The names of the properties of the object that a variable begins as.
 *
 * @throws {Error} if there is no such object
 */
function propertiesOf(text, variable) {
  const { properties } = literalOf(text, variable, ts.isObjectLiteralExpression);
  return properties.flatMap(({ name }) => name?.getText() ?? []);
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

module.exports = { addBefore, addElement, addImport, addProperty, propertiesOf };
