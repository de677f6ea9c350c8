import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { installIfStale } from './parts/install.mjs';
import { inRoot } from './parts/paths.mjs';

const started = Date.now();
const full = process.argv.includes('--full');
const bothDatabases = full || process.argv.includes('--both-databases');
const results = inRoot('tmp/test');

/** Prints what begins, runs it, prints how long it took. */
async function stage(title, work) {
  const from = Date.now();
  process.stdout.write(`\n== ${title}\n`);
  const outcome = await work();
  process.stdout.write(`-- ${title}: ${((Date.now() - from) / 1000).toFixed(1)} s\n`);
  return outcome;
}

await stage('Dependencies', installIfStale);
// Only now may modules be loaded that need an installed package.
const { browserForTests } = await import('./parts/browser.mjs');
const { buildIfStale } = await import('./parts/build.mjs');
const { databaseSpecs, embeddedSpecs, specFiles } = await import('./parts/database-specs.mjs');
const { journeyFiles, runJourneys } = await import('./parts/journeys.mjs');
const { binOf, captureNode, runNode } = await import('./parts/processes.mjs');
const { minutesFor } = await import('./parts/stage-limits.mjs');
const { dropRunDatabases, findNginx, findPostgres, findRedis } =
  await import('./parts/servers.mjs');
const { Tally } = await import('./parts/tally.mjs');
const { checkTypes } = await import('./parts/types.mjs');
const { relative } = await import('./parts/workspace.mjs');

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const tally = new Tally();
const heavy = full ? 'full' : (process.env.HEAVY ?? 'small');

// Jest leaves a core free by default, which is half of a small machine. At least two workers, since those are
// ended at the end whatever a test left open.
const workers = Math.max(2, Math.min(availableParallelism(), 4));

// Modules that are evaluated for each test file are soon garbage; a young generation with more room is collected less.
const nodeOptions = '--experimental-vm-modules --no-warnings --max-semi-space-size=64';

async function jest(name, specs, parameters, env) {
  const file = path.join(results, `${name}.json`);
  const runningFile = path.join(results, `${name}-running.json`);
  const running = () => JSON.parse(readFileSync(runningFile, 'utf8')).map(relative);
  const code = await runNode(
    binOf('jest'),
    [
      '--config',
      inRoot('tools/jest/workspace.config.cjs'),
      '--json',
      '--outputFile',
      file,
      '--passWithNoTests',
      '--ci',
      '--reporters=default',
      `--reporters=${inRoot('tools/jest/running-files-reporter.cjs')}`,
      '--maxWorkers',
      String(workers),
      ...parameters,
    ],
    {
      minutes: minutesFor({ files: specs.length, workers, full }),
      onHang: () => `Under way were: ${running().join(', ')}`,
      env: {
        HEAVY: heavy,
        RUNNING_FILES: runningFile,
        TEST_NGINX: nginx ?? '',
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${nodeOptions}`.trim(),
        ...env,
      },
    },
  );
  tally.addJest(file, code);
}

/** One check whose output is worth reading only when it failed. */
function report(title, { code, output }) {
  process.stdout.write(code === 0 ? `   ${title}: fine\n` : `   ${title}: FAILED\n${output}\n`);
  tally.check(title, code === 0);
}

const redis = await findRedis();
const redisEnv = 'url' in redis ? { TEST_REDIS_URL: redis.url } : { TEST_REDIS_URL: '' };
if ('reason' in redis) tally.skip(`tests on Redis: ${redis.reason}`);
const nginx = heavy === 'full' ? findNginx() : null;
if (heavy === 'full' && nginx === null)
  tally.skip('the test behind nginx: nginx is not installed (`apt-get install nginx-light`)');

// One core is busy with the linter for longer than the other checks and the build take together.
const lint = captureNode(inRoot('tools/scripts/lint.mjs'), []);

await stage('Formatting and types, with lint beside them', async () => {
  report('formatting', await captureNode(binOf('prettier'), ['--check', '--log-level=warn', '.']));
  report('types', await checkTypes());
});

const built = await stage('Build, with lint beside it', () => buildIfStale());
tally.check('build', built);

await stage('Lint with module boundaries', async () => report('lint', await lint));

const postgres = await findPostgres();

// Where PostgreSQL answers, the embedded database runs only the files that are marked for both.
await stage('Unit and component tests, API tests on the embedded database', () => {
  const specs = bothDatabases || 'reason' in postgres ? specFiles() : embeddedSpecs();
  return jest('embedded', specs, ['--runTestsByPath', ...specs], {
    TEST_DATABASE: 'pglite',
    TEST_DATABASE_URL: '',
    ...redisEnv,
  });
});

await stage('API tests on PostgreSQL', async () => {
  if ('reason' in postgres) {
    tally.skip(`API tests on PostgreSQL: ${postgres.reason}`);
    return;
  }
  const specs = databaseSpecs();
  const run = `${process.pid}_${started.toString(36)}`;
  await jest('postgres', specs, ['--runTestsByPath', ...specs], {
    TEST_DATABASE: 'postgres',
    TEST_DATABASE_URL: postgres.url,
    TEST_RUN: run,
    ...redisEnv,
  }).finally(() => dropRunDatabases(postgres.url, run));
});

await stage('Journeys in Chromium', async () => {
  if (!built) {
    tally.skip('journeys: the build failed');
    return;
  }
  if (journeyFiles().length === 0) return;
  const browser = await browserForTests();
  if (browser === undefined) {
    tally.skip('journeys: no Chromium was found and none could be installed (set CHROMIUM_PATH)');
    return;
  }
  process.stdout.write(`   with ${browser}\n`);
  const file = path.join(results, 'journeys.json');
  const code = await runJourneys({ browser, report: file, heavy });
  tally.addPlaywright(file, code);
});

process.stdout.write(`\nAll stages took ${((Date.now() - started) / 1000).toFixed(0)} s.\n`);
for (const name of tally.failures) process.stdout.write(`Failed: ${name}\n`);
for (const reason of tally.reasons) process.stdout.write(`Skipped: ${reason}\n`);
process.stdout.write(`${tally.line}\n`);
process.exit(tally.failed > 0 ? 1 : 0);
