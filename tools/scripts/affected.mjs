import { execFileSync } from 'node:child_process';
import { installIfStale } from './parts/install.mjs';
import { root } from './parts/paths.mjs';

/** What a change touches and nothing else: `npm run affected`, `npm run affected -- TARGET…`. */
const usual = ['lint', 'typecheck', 'test', 'build'];

function git(...parameters) {
  try {
    return execFileSync('git', parameters, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}

/** The merge base with origin/main, else (on main itself, or without a remote) the commit before. */
function base() {
  const shared = git('merge-base', 'origin/main', 'HEAD');
  if (shared !== null && shared !== git('rev-parse', 'HEAD')) return shared;
  // A first commit is compared with the empty tree.
  return git('rev-parse', 'HEAD~1') ?? git('hash-object', '-t', 'tree', '--stdin');
}

await installIfStale();
const { binOf, runNode } = await import('./parts/processes.mjs');
const from = base();
const asked = process.argv.slice(2);
const targets = asked.length > 0 ? asked : usual;
process.stdout.write(
  `What changed since ${from?.slice(0, 12)}, with what is not committed: ${targets.join(', ')}.\n`,
);

/** Journeys are chosen by the slices whose own files changed; see parts/journeys.mjs. */
async function journeys() {
  const { browserForTests } = await import('./parts/browser.mjs');
  const { buildIfStale } = await import('./parts/build.mjs');
  const { journeyFiles, journeysFor, runJourneys } = await import('./parts/journeys.mjs');
  const { projects, relative } = await import('./parts/workspace.mjs');
  const untracked = git('ls-files', '--others', '--exclude-standard') ?? '';
  const changed = `${git('diff', '--name-only', from) ?? ''}\n${untracked}`.split('\n');
  const touched = projects().filter(({ folder }) =>
    changed.some((file) => file.startsWith(`${relative(folder)}/`)),
  );
  const files = journeysFor(touched, journeyFiles());
  if (files.length === 0) {
    process.stdout.write('No journey belongs to what changed.\n');
    return 0;
  }
  if (!(await buildIfStale())) return 1;
  const browser = await browserForTests();
  if (browser === undefined) {
    process.stderr.write(
      'No Chromium was found and none could be installed (set CHROMIUM_PATH).\n',
    );
    return 1;
  }
  return runJourneys({ browser, files });
}

const stock = targets.filter((target) => target !== 'e2e');
// Without --head Nx compares the base with the files as they lie here, committed or not.
let code =
  stock.length === 0
    ? 0
    : await runNode(binOf('nx'), [
        'affected',
        '-t',
        ...stock,
        `--base=${from}`,
        '--outputStyle=static',
      ]);
if (code === 0 && targets.includes('e2e')) code = await journeys();
process.exit(code);
