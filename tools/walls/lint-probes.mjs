/**
 * Lints pieces of code as if they stood in files of the workspace, without writing the files.
 * Reads `[{ file, code, withoutRow? }]` as JSON from standard input and answers the messages of each
 * as JSON; `withoutRow` lints with one row of the boundary rule's table taken out.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inRoot, root } from '../scripts/parts/paths.mjs';
import { binOf, toolEnvironment } from '../scripts/parts/processes.mjs';

Object.assign(process.env, toolEnvironment);
process.chdir(root);
// The boundary rule keeps the graph that it is given only when ESLint's own command asks.
process.argv[1] = binOf('eslint');
const require = createRequire(inRoot('package.json'));
const { createProjectGraphAsync } = require('@nx/devkit');
const { createProjectRootMappings } = require('@nx/devkit/internal');
const { TargetProjectLocator } = require('@nx/js/internal');
const { LegacyESLint } = require('eslint/use-at-your-own-risk');

const graph = await createProjectGraphAsync({ exitOnError: true });
// A probe must meet the row that it is made for. With today's dependencies taken away, no import
// is refused first for closing a circle.
globalThis.projectGraph = {
  ...graph,
  dependencies: Object.fromEntries(Object.keys(graph.nodes).map((name) => [name, []])),
};
globalThis.projectRootMappings = createProjectRootMappings(graph.nodes);
globalThis.projectFileMap = {};
globalThis.targetProjectLocator = new TargetProjectLocator(graph.nodes, graph.externalNodes);

const rule = '@nx/enforce-module-boundaries';
const config = JSON.parse(readFileSync(inRoot('.eslintrc.json'), 'utf8'));
const [severity, options] = config.overrides.find((entry) => entry.rules?.[rule]).rules[rule];
const linters = new Map();

function linterWithout(row) {
  if (!linters.has(row)) {
    const depConstraints = options.depConstraints.filter((_, at) => at !== row);
    const overrideConfig =
      row === undefined
        ? undefined
        : {
            overrides: [
              {
                files: ['*.ts', '*.tsx'],
                rules: { [rule]: [severity, { ...options, depConstraints }] },
              },
            ],
          };
    linters.set(row, new LegacyESLint({ cwd: root, overrideConfig }));
  }
  return linters.get(row);
}

const answers = [];
for (const { file, code, withoutRow } of JSON.parse(readFileSync(0, 'utf8'))) {
  const [result] = await linterWithout(withoutRow).lintText(code, {
    filePath: path.join(root, file),
  });
  answers.push(result.messages.map(({ ruleId, message }) => ({ ruleId, message })));
}
process.stdout.write(`\n${JSON.stringify(answers)}\n`);
