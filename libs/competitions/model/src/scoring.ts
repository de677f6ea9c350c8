/** What judges score. */
export interface Criterion {
  id: string;
  /** Its share is the weight in the sum of all weights; positive, in any unit. */
  weight: number;
}

/** What one judge gave one entry. */
export interface Score {
  judgeId: string;
  entryId: string;
  /** From 1 to 10, by the id of each criterion. */
  points: Readonly<Record<string, number>>;
}

/** An entry that can be ranked. */
export interface RankedEntry {
  id: string;
  /** Milliseconds since 1970. */
  submittedAt: number;
}

/**
 * How entries with equal z-scores are ranked: by their plain mean or by their mean points for the criterion with the
 * largest weight, the first of these in the form's order; then the earlier one is better. Or they share the rank.
 */
export type TieRule = 'MEAN_THEN_EARLIER' | 'MAIN_CRITERION_THEN_EARLIER' | 'SHARED';

export interface Judging {
  /** At least one. Their order matters for `MAIN_CRITERION_THEN_EARLIER` alone. */
  criteria: readonly Criterion[];
  /** In any order. */
  entries: readonly RankedEntry[];
  /** In any order, at most one by a judge for an entry. Without those of judges who have a conflict with the entry. */
  scores: readonly Score[];
  tie: TieRule;
}

export interface EntryResult {
  entryId: string;
  /** From 1. Entries that share a rank leave the next ones out: 1, 2, 2, 4. */
  rank: number;
  /** The mean of the judges' z-scores, which decides the rank. Without a unit; 0 is a judge's own average. */
  z: number;
  /** The same on the scale from 1 to 10, for display. */
  normalised: number;
  /** Of the judges' weighted scores, from 1 to 10. */
  mean: number;
  /** How many scored it. */
  judges: number;
  /** The judges' mean points, from 1 to 10, by the id of the criterion. */
  byCriterion: Record<string, number>;
}

const LOWEST = 1;
const HIGHEST = 10;
/** Figures that are closer than this are equal: floating point alone makes such differences. */
const EQUAL = 1e-9;

const onScale = (value: number) => Math.min(HIGHEST, Math.max(LOWEST, value));

/** In the order of the values, so that the same values have the same sum however they were ordered. */
const sumOf = (values: readonly number[]) =>
  [...values].sort((left, right) => left - right).reduce((sum, value) => sum + value, 0);

const meanOf = (values: readonly number[]) => sumOf(values) / values.length;

interface Spread {
  mean: number;
  /** The population's standard deviation. */
  deviation: number;
}

function spreadOf(values: readonly number[]): Spread {
  const mean = meanOf(values);
  return { mean, deviation: Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2))) };
}

/** How many deviations a value is above the mean; 0 where all values are equal, as those of a single score are. */
const zOf = (value: number, { mean, deviation }: Spread) =>
  deviation < EQUAL ? 0 : (value - mean) / deviation;

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}

/** @throws RangeError without the points, or if they are off the scale */
function pointsFor({ points }: Pick<Score, 'points'>, { id }: Pick<Criterion, 'id'>): number {
  const given = points[id];
  if (given === undefined || !(given >= LOWEST && given <= HIGHEST)) {
    throw new RangeError(`points of ${id}: ${given}`);
  }
  return given;
}

/**
 * One judge's score of one entry: Σ weight · points / Σ weight.
 *
 * @param criteria at least one
 * @param score points for each criterion; others are ignored
 * @returns from 1 to 10
 * @throws RangeError for a weight that isn't positive, and for points that are missing or not from 1 to 10
 */
export function weightedScore(
  criteria: readonly Criterion[],
  score: Pick<Score, 'points'>,
): number {
  if (criteria.length === 0) throw new RangeError('criteria: none');
  for (const { id, weight } of criteria) {
    if (!(weight > 0 && weight < Infinity)) throw new RangeError(`weight of ${id}: ${weight}`);
  }
  const parts = criteria.map((criterion) => criterion.weight * pointsFor(score, criterion));
  return onScale(sumOf(parts) / sumOf(criteria.map(({ weight }) => weight)));
}

function checkUnique(name: string, ids: readonly string[]): void {
  if (new Set(ids).size < ids.length) throw new RangeError(`${name}: one is there twice`);
}

function checkJudging({ criteria, entries, scores }: Judging): void {
  checkUnique(
    'criteria',
    criteria.map(({ id }) => id),
  );
  checkUnique(
    'entries',
    entries.map(({ id }) => id),
  );
  checkUnique(
    'scores',
    scores.map(({ judgeId, entryId }) => JSON.stringify([judgeId, entryId])),
  );
  for (const { id, submittedAt } of entries) {
    if (!Number.isFinite(submittedAt)) throw new RangeError(`submittedAt of ${id}: ${submittedAt}`);
  }
  const known = new Set(entries.map(({ id }) => id));
  for (const { entryId } of scores) {
    if (!known.has(entryId)) throw new RangeError(`a score of an unknown entry: ${entryId}`);
  }
}

/** What is known of an entry before it is ranked. */
type Unranked = Omit<EntryResult, 'rank'> & Pick<RankedEntry, 'submittedAt'>;
/** A figure of which more is better. */
type Figure = (entry: Unranked) => number;

/** All entries that have a score, in no order. */
function scoredEntries({ criteria, entries, scores }: Judging): Unranked[] {
  const weighted = scores.map((score) => ({ ...score, value: weightedScore(criteria, score) }));
  const valuesOf = (group: typeof weighted) => group.map(({ value }) => value);
  const overall = spreadOf(valuesOf(weighted));
  const byJudge = [...grouped(weighted, ({ judgeId }) => judgeId).values()];
  const standardised = byJudge.flatMap((group) => {
    const spread = spreadOf(valuesOf(group));
    return group.map((score) => ({ ...score, z: zOf(score.value, spread) }));
  });
  const byEntry = grouped(standardised, ({ entryId }) => entryId);
  return entries.flatMap(({ id, submittedAt }) => {
    const own = byEntry.get(id);
    if (own === undefined) return [];
    const z = meanOf(own.map((score) => score.z));
    const byCriterion = Object.fromEntries(
      criteria.map((criterion) => [
        criterion.id,
        meanOf(own.map((score) => pointsFor(score, criterion))),
      ]),
    );
    const normalised = onScale(overall.mean + z * overall.deviation);
    const mean = meanOf(valuesOf(own));
    return [{ entryId: id, submittedAt, z, normalised, mean, judges: own.length, byCriterion }];
  });
}

/** What entries are compared by, the most important figure first. */
function figuresOf(tie: TieRule, criteria: readonly Criterion[]): Figure[] {
  const z: Figure = (entry) => entry.z;
  const earlier: Figure = ({ submittedAt }) => -submittedAt;
  switch (tie) {
    case 'SHARED':
      return [z];
    case 'MEAN_THEN_EARLIER':
      return [z, ({ mean }) => mean, earlier];
    case 'MAIN_CRITERION_THEN_EARLIER': {
      const largest = Math.max(...criteria.map(({ weight }) => weight));
      const main = criteria.find(({ weight }) => weight === largest);
      return [z, ({ byCriterion }) => (main && byCriterion[main.id]) ?? 0, earlier];
    }
  }
}

/**
 * The entries in groups, the best first. In a group each entry is equal to another one by each figure, so that the groups
 * don't depend on the order of the entries.
 */
function tieGroups(entries: readonly Unranked[], figures: readonly Figure[]): Unranked[][] {
  const [figure, ...next] = figures;
  if (figure === undefined) return [[...entries]];
  const groups: Unranked[][] = [];
  let previous = Infinity;
  for (const entry of [...entries].sort((left, right) => figure(right) - figure(left))) {
    const group = groups.at(-1);
    if (group === undefined || previous - figure(entry) >= EQUAL) groups.push([entry]);
    else group.push(entry);
    previous = figure(entry);
  }
  return groups.flatMap((group) => tieGroups(group, next));
}

/**
 * The ranking of a competition, as judging is explained to everyone:
 *
 * 1. A judge's weighted score of an entry is Σ weight · points / Σ weight.
 * 2. Its z-score is (score − the judge's mean) / the judge's standard deviation, that of a population. It takes out how
 *    strict judges are and how far apart their scores lie. A judge with a single score, or with equal ones, doesn't
 *    distinguish entries: their z-scores are 0.
 * 3. An entry's z-score is the mean of its judges' z-scores. More is better. Two are equal below a difference of 1e-9.
 * 4. Equal ones are ranked by the tie rule. If that doesn't distinguish them either, they share the rank.
 *
 * For display, the z-score is put on the scale from 1 to 10: the mean of all weighted scores + z · their standard
 * deviation, limited to 1 and 10. At the limits two entries may show the same figure and have different ranks.
 *
 * Source of the formulas: the standard score, z = (x − μ) / σ, per judge; standard competition ranking.
 *
 * @returns the entries that have a score, the best first, those of one rank in the order of their ids; the same to the
 *   last bit for entries and scores in any order
 * @throws RangeError for weights, points or moments that aren't as described, for a criterion, an entry or a score that is
 *   there twice, and for scores of entries that aren't in `entries`: leave out those of disqualified ones
 */
export function resultsOf(judging: Judging): EntryResult[] {
  checkJudging(judging);
  const { criteria, tie } = judging;
  let rank = 1;
  return tieGroups(scoredEntries(judging), figuresOf(tie, criteria)).flatMap((group) => {
    const shared = rank;
    rank += group.length;
    return group
      .sort((left, right) => (left.entryId < right.entryId ? -1 : 1))
      .map(({ submittedAt: _, ...entry }) => ({ ...entry, rank: shared }));
  });
}
