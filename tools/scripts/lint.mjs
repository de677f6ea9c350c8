/**
 * Lints the whole workspace in one process, where `nx run-many -t lint` starts one for each project.
 * The rule on module boundaries reads Nx's project graph, so the graph is made first.
 */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { inRoot, root } from './parts/paths.mjs';
import { binOf, toolEnvironment } from './parts/processes.mjs';

/** What is linted when nothing is named. */
const everything = ['apps', 'libs', 'tools'];

/**
 * @param {string[]} patterns files and folders below the repository's folder
 * @returns {Promise<{ errors: number, report: string }>}
 */
export async function lint(patterns) {
  Object.assign(process.env, toolEnvironment);
  process.chdir(root);
  const require = createRequire(inRoot('package.json'));
  await require('@nx/devkit').createProjectGraphAsync({ exitOnError: true });
  // The rule on module boundaries reads the graph once for ESLint's own command, and again for every
  // file for anyone else.
  process.argv[1] = binOf('eslint');
  const { LegacyESLint } = require('eslint/use-at-your-own-risk');
  const eslint = new LegacyESLint({ cwd: root, errorOnUnmatchedPattern: false });
  const results = await eslint.lintFiles(patterns);
  const formatter = await eslint.loadFormatter('stylish');
  const errors = results.reduce((sum, result) => sum + result.errorCount + result.warningCount, 0);
  return { errors, report: await formatter.format(results) };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const named = process.argv.slice(2);
  try {
    const { errors, report } = await lint(named.length > 0 ? named : everything);
    process.stdout.write(report);
    process.exit(errors > 0 ? 1 : 0);
  } catch (error) {
    // A rule that breaks carries the whole syntax tree of the file with it; the stack says enough.
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  }
}
