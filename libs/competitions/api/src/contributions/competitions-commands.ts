import { statement } from '@upround/shared/db';
import type { OperatorCommand } from '@upround/shared/ports';
import { announced, listedEntry } from '../competition/competition.columns';
import type { CompetitionsSettings } from '../competitions-settings';

/** Competitions that are listed one by one. */
const LISTED = 100;

interface OverdueRow {
  slug: string;
  result_at: Date;
  entries: number;
  judges: number;
  held: number;
}

const overdue = statement<OverdueRow, { now: Date }>(
  'competitions.overdue',
  `select c.slug, c.result_at,
     (select count(*)::int from competition_entries e where e.competition_id = c.id and ${listedEntry}) as entries,
     (select count(*)::int from competition_judges j where j.competition_id = c.id and j.state = 'ACCEPTED') as judges,
     (select count(*)::int from competition_votes v where v.competition_id = c.id and v.state = 'HELD') as held
   from competitions c
   where ${announced} and c.published_at is null and c.result_at < :now::timestamptz
   order by c.result_at, c.id limit ${LISTED}`,
);

/** Commands for operators of competitions. */
export const competitionsCommands = ({
  now,
}: Pick<CompetitionsSettings, 'now'>): readonly OperatorCommand[] => [
  {
    words: 'competitions overdue',
    usage: 'competitions overdue',
    does: 'lists competitions whose planned result has passed without one, with what they wait for',
    async run({ database }) {
      const rows = await overdue.all(database.db, { now: now() });
      if (rows.length === 0) return 'No result is overdue.';
      return rows
        .map(
          ({ slug, result_at: resultAt, entries, judges, held }) =>
            `${slug}: planned for ${resultAt.toISOString()}, entries: ${entries}, judges: ${judges}, held votes: ${held}`,
        )
        .join('\n');
    },
  },
];
