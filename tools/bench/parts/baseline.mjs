import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const file = path.resolve(import.meta.dirname, '../baseline.json');
const DIGITS = 4;

/**
 * @typedef {object} Figure
 * @property {string} name what it is; with its size, where runs differ in size
 * @property {number} value a ratio, bytes or a number of nodes: nothing that depends on the machine
 * @property {'less' | 'more'} better
 * @property {number} tolerance share by which it may differ by chance
 */

/** Compares a figure with the baseline: `new`, `better`, `same` or `worse`. */
export function judge({ value, better, tolerance }, kept) {
  if (kept === undefined) return 'new';
  const gain = better === 'less' ? kept - value : value - kept;
  if (Math.abs(gain) <= Math.abs(kept) * tolerance) return 'same';
  return gain > 0 ? 'better' : 'worse';
}

/** The baseline of one benchmark with better and new figures; a worse one never replaces anything. */
export function improved(kept, figures) {
  const next = { ...kept };
  for (const figure of figures) {
    if (['new', 'better'].includes(judge(figure, kept[figure.name])))
      next[figure.name] = Number(figure.value.toFixed(DIGITS));
  }
  return next;
}

export function readBaseline() {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Writes what became better or is new into the baseline, which is committed. */
export function keepBetter(name, figures) {
  const baseline = readBaseline();
  baseline[name] = improved(baseline[name] ?? {}, figures);
  const sorted = Object.fromEntries(
    Object.entries(baseline).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Rows for a table: each figure beside its baseline. */
export function compare(name, figures) {
  const kept = readBaseline()[name] ?? {};
  return figures.map((figure) => [
    figure.name,
    kept[figure.name] === undefined ? '' : kept[figure.name].toFixed(2),
    figure.value.toFixed(2),
    judge(figure, kept[figure.name]),
  ]);
}
