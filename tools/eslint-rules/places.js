const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');

const workspace = path.resolve(__dirname, '../..');

/** A linted file's path below the repository's folder, with forward slashes. */
const placeOf = (context) => path.relative(workspace, context.filename).split(path.sep).join('/');

const isTestFile = (place) => /\.(spec|e2e|fixtures?)\.[cm]?[jt]sx?$/.test(place);

/** Whether a file is in the folder or one below it. */
const isWithin = (place, folder) => place === folder || place.startsWith(`${folder}/`);

const tagsByFolder = new Map();

/** The Nx tags of the project that a file belongs to; none outside projects. */
function tagsOf(place) {
  let folder = path.posix.dirname(place);
  while (folder !== '.' && folder !== '/') {
    if (!tagsByFolder.has(folder)) {
      const file = path.join(workspace, folder, 'project.json');
      const tags = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).tags ?? []) : null;
      tagsByFolder.set(folder, tags);
    }
    const tags = tagsByFolder.get(folder);
    if (tags !== null) return tags;
    folder = path.posix.dirname(folder);
  }
  return [];
}

/**
 * Listeners that see every module specifier of a file: imports, re-exports, `import()`, `require()`.
 *
 * @param {(source: string, node: object) => void} visit called with the specifier and the node to report
 */
function onImports(visit) {
  const literal = (node) => {
    if (node?.type === 'Literal' && typeof node.value === 'string') visit(node.value, node);
  };
  return {
    ImportDeclaration: (node) => literal(node.source),
    ExportNamedDeclaration: (node) => literal(node.source),
    ExportAllDeclaration: (node) => literal(node.source),
    ImportExpression: (node) => literal(node.source),
    CallExpression: (node) => {
      if (node.callee.type === 'Identifier' && node.callee.name === 'require') {
        literal(node.arguments[0]);
      }
    },
  };
}

/** Whether a module specifier means the package or an entry of it: `zod` and `zod/mini`. */
const isOfPackage = (source, name) =>
  source === name ||
  source.startsWith(`${name}/`) ||
  (name.endsWith('/') && source.startsWith(name));

module.exports = { isOfPackage, isTestFile, isWithin, onImports, placeOf, tagsOf };
