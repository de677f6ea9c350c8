import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const nx = path.join(root, 'node_modules/nx/dist/bin/nx.js');
const targets = 'lint,typecheck,test,build';
/** Example files for each kind of change; they are only named to Nx, not changed. */
const leaf = 'libs/site/web/src/index.ts';
const apiOnly = 'libs/feed/api/src/index.ts';

async function timed(program, parameters, env = {}) {
  const from = performance.now();
  let output = '';
  const child = spawn(process.execPath, [program, ...parameters], {
    cwd: root,
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve) => child.once('exit', resolve));
  return { seconds: (performance.now() - from) / 1000, code, output };
}

const all = (...more) => [
  'run-many',
  '-t',
  targets,
  '--parallel=2',
  '--outputStyle=static',
  ...more,
];
const affected = (file, ...more) => [
  'affected',
  '-t',
  targets,
  `--files=${file}`,
  '--parallel=2',
  '--outputStyle=static',
  ...more,
];

/** What a change costs in CI: everything, nothing changed, one leaf library, the API alone. */
export async function run({ full, log }) {
  const rows = [];
  const line = (what, { seconds, code }, share, goal) =>
    rows.push([what, seconds.toFixed(0), share, code === 0 ? 'passed' : `failed (${code})`, goal]);
  if (full) {
    log('the whole of npm test, without any cache');
    const whole = await timed(path.join(root, 'tools/scripts/test.mjs'), [], {
      NX_SKIP_NX_CACHE: 'true',
    });
    line('npm test, no cache', whole, '', '900 s');
  }
  log('lint, types, tests and build of everything, without cache');
  const cold = await timed(nx, all('--skip-nx-cache'));
  line('every project, no cache', cold, '1.00', '');
  await timed(nx, all());
  const unchanged = await timed(nx, all());
  line('unchanged', unchanged, (unchanged.seconds / cold.seconds).toFixed(2), '15 s');
  const one = await timed(nx, affected(leaf, '--skip-nx-cache'));
  line('one leaf library changed', one, (one.seconds / cold.seconds).toFixed(2), '0.25');
  const graph = await timed(nx, ['show', 'projects', '--affected', `--files=${apiOnly}`]);
  const touched = graph.output.trim().split(/\s+/);
  return {
    title: 'What a change costs in CI',
    columns: ['what', 'seconds', 'of everything', 'outcome', 'goal'],
    rows,
    notes: [
      `A change of feed’s API touches ${touched.join(', ')}: ${touched.includes('web') ? 'the web app is built too' : 'no web is built'}.`,
    ],
  };
}
