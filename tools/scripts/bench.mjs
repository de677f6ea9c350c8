import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compare, keepBetter } from '../bench/parts/baseline.mjs';
import { buildIfStale } from './parts/build.mjs';
import { installIfStale } from './parts/install.mjs';
import { inRoot } from './parts/paths.mjs';

/**
 * Runs the benchmarks in tools/bench: `npm run bench`, `npm run bench -- --full`,
 * `npm run bench -- NAME…`. Each `NAME.bench.mjs` exports
 * `run({ full, log }): Promise<{ title, columns, rows, notes?, skipped?, figures?, failure? }>`. The figures
 * are compared with tools/bench/baseline.json; `--keep` writes better ones into it, never worse ones, and `--check`
 * runs a few of them and fails where one is worse than the baseline by more than its noise.
 */
await installIfStale();
const full = process.argv.includes('--full');
const keep = process.argv.includes('--keep');
const check = process.argv.includes('--check');
/** What `--check` runs: what a change makes slower without anyone noticing, within eight minutes. */
const guarded = ['cold-start', 'first-page', 'interaction', 'route-change', 'scroll', 'statements'];
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const wanted = check && named.length === 0 ? guarded : named;
const home = inRoot('tools/bench');
const available = readdirSync(home)
  .filter((file) => file.endsWith('.bench.mjs'))
  .map((file) => file.replace('.bench.mjs', ''))
  .sort();
const unknown = wanted.filter((name) => !available.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`No benchmark ${unknown.join(', ')}; there are ${available.join(', ')}.\n`);
  process.exit(1);
}

if (!(await buildIfStale())) {
  process.stderr.write('The build failed; see above. Nothing was measured.\n');
  process.exit(1);
}

function printTable(columns, rows) {
  const lines = [columns, ...rows.map((row) => row.map((cell) => String(cell)))];
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  const text = (line) =>
    line
      .map((cell, at) => cell.padEnd(widths[at]))
      .join('  ')
      .trimEnd();
  process.stdout.write(
    `${text(columns)}\n${widths.map((width) => '-'.repeat(width)).join('  ')}\n`,
  );
  for (const line of lines.slice(1)) process.stdout.write(`${text(line)}\n`);
}

const machine = {
  node: process.version,
  platform: `${process.platform} ${process.arch}`,
  processors: cpus().length,
  memoryGigabytes: Math.round(totalmem() / 2 ** 30),
};
mkdirSync(inRoot('tmp/bench'), { recursive: true });
let failed = 0;
const worse = [];
for (const name of wanted.length > 0 ? wanted : available) {
  const { run } = await import(pathToFileURL(path.join(home, `${name}.bench.mjs`)).href);
  process.stdout.write(`\n== ${name}\n`);
  const from = Date.now();
  const busy = loadavg()[0];
  try {
    const log = (line) => process.stdout.write(`   ${line}\n`);
    const outcome = await run({ full, log });
    const seconds = (Date.now() - from) / 1000;
    if (outcome.skipped) process.stdout.write(`Skipped: ${outcome.skipped}\n`);
    else printTable(outcome.columns, outcome.rows);
    for (const note of outcome.notes ?? []) process.stdout.write(`${note}\n`);
    if (busy > machine.processors)
      process.stdout.write(
        `The machine was busy before (load ${busy.toFixed(1)}): trust the ratios, not the times.\n`,
      );
    if (outcome.figures?.length > 0) {
      process.stdout.write('\n');
      const rows = compare(name, outcome.figures);
      printTable(['figure', 'baseline', 'now', 'it is'], rows);
      if (check) for (const row of rows) if (row.at(-1) === 'worse') worse.push([name, ...row]);
      if (keep) keepBetter(name, outcome.figures);
    }
    const file = inRoot('tmp/bench', `${name}.json`);
    const record = {
      name,
      full,
      at: new Date(from).toISOString(),
      seconds,
      machine,
      busy,
      ...outcome,
    };
    writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
    process.stdout.write(`${seconds.toFixed(1)} s; written to tmp/bench/${name}.json\n`);
    if (outcome.failure) throw new Error(outcome.failure);
  } catch (error) {
    failed += 1;
    process.stdout.write(`FAILED: ${error instanceof Error ? error.stack : String(error)}\n`);
  }
}
if (worse.length > 0) {
  process.stdout.write('\nWorse than the baseline:\n');
  printTable(['benchmark', 'figure', 'baseline', 'now', 'it is'], worse);
}
process.exit(failed > 0 || worse.length > 0 ? 1 : 0);
