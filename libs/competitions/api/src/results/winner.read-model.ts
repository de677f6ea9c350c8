import { competitionLimits, type Winner } from '@upround/competitions/contract';
import { noBlockText, statement, type Database } from '@upround/shared/db';
import { listedEntry } from '../competition/competition.columns';
import { readTeams } from '../entries/team.store';

interface WinnerRow {
  competition_id: string;
  entry_id: string;
  title: string;
  prize: string | null;
}

// Entries that tie for first place have the lowest positions: at most three lines are read for each competition.
const winners = statement<WinnerRow, { ids: readonly string[]; viewer: string | null }>(
  'competitions.winners',
  `select x.competition_id, x.entry_id, r.title, x.prize
   from competition_results x join competition_entries e on e.id = x.entry_id
     join competition_receipts r on r.id = e.receipt_id join person_view o on o.id = e.owner_id
   where x.competition_id = any(:ids::uuid[]) and x.position <= ${competitionLimits.winners} and x.rank = 1
     and ${listedEntry} and ${noBlockText(':viewer::uuid', 'e.owner_id')}
   order by x.competition_id, x.position`,
);

/** A competition, and whether it has a result. */
interface Listed {
  id: string;
  published_at: Date | null;
}

/**
 * The entries in first place, keyed by competition. Runs no query where none of the competitions has a result.
 *
 * @param viewer whose blocks hide entries and members of their teams; null shows everyone
 */
export async function readWinners(
  db: Database,
  competitions: readonly Listed[],
  viewer: string | null,
): Promise<Map<string, Winner[]>> {
  const found = new Map<string, Winner[]>();
  const ids = competitions.filter((row) => row.published_at !== null).map(({ id }) => id);
  if (ids.length === 0) return found;
  const rows = await winners.all(db, { ids, viewer });
  const entryIds = rows.map((row) => row.entry_id);
  const teams = await readTeams(db, entryIds, viewer);
  for (const { competition_id: id, entry_id: entryId, title, prize } of rows) {
    const team = (teams.get(entryId) ?? []).map(({ person }) => person);
    found.set(id, [...(found.get(id) ?? []), { entryId, title, team, prize }]);
  }
  return found;
}
