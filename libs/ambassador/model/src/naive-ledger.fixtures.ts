/** A ledger of events that are known all at once, written without the model's code. */
export interface NaiveEvent {
  id: string;
  kind: string;
  subjectId: string;
  ambassadorId: string;
  at: Date;
}

export interface NaiveRule {
  points: number;
  mostADay: number | null;
  mostASeason: number | null;
}

const shown = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
const dayOf = (at: Date) => shown.format(at);
const seasonOf = (at: Date) => {
  const [year, month] = dayOf(at).split('-');
  return `${year}/${Math.floor((Number(month) + 2) / 3)}`;
};

/**
 * The ids of the events that bring points, by the order of their first delivery: one for each pair of kind and subject, as
 * long as one pair of kind and ambassador has fewer than the caps on that day and in that season.
 */
export function naiveAwards(
  deliveries: readonly NaiveEvent[],
  ruleOf: (kind: string) => NaiveRule,
): Set<string> {
  const awarded: NaiveEvent[] = [];
  for (const event of deliveries) {
    const { points, mostADay, mostASeason } = ruleOf(event.kind);
    if (points === 0 || event.subjectId === event.ambassadorId) continue;
    const ofKind = awarded.filter(({ kind }) => kind === event.kind);
    if (ofKind.some(({ subjectId }) => subjectId === event.subjectId)) continue;
    const own = ofKind.filter(({ ambassadorId }) => ambassadorId === event.ambassadorId);
    const inDay = own.filter(({ at }) => dayOf(at) === dayOf(event.at)).length;
    const inSeason = own.filter(({ at }) => seasonOf(at) === seasonOf(event.at)).length;
    if (inDay < (mostADay ?? Infinity) && inSeason < (mostASeason ?? Infinity)) awarded.push(event);
  }
  return new Set(awarded.map(({ id }) => id));
}

/** Changes of a total, in any order: `[milliseconds, points]`. */
export type NaiveChange = readonly [at: number, points: number];

/** The first moment of a change from which on the total, added up at each change, is never below its last value. */
export function naiveReachedAt(changes: readonly NaiveChange[]): number | null {
  const totalAt = (end: number) =>
    changes.filter(([at]) => at <= end).reduce((sum, [, points]) => sum + points, 0);
  const last = totalAt(Infinity);
  const moments = changes.map(([at]) => at);
  const reached = moments.filter((from) =>
    moments.every((moment) => moment < from || totalAt(moment) >= last),
  );
  return reached.length === 0 ? null : Math.min(...reached);
}
