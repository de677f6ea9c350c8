import type { TeamMember } from '@upround/competitions/contract';
import {
  noBlockText,
  personColumns,
  personFrom,
  statement,
  type Database,
  type PersonColumns,
  type Trx,
} from '@upround/shared/db';

interface TeamRow extends PersonColumns<'person'> {
  entry_id: string;
  user_id: string;
  is_owner: boolean;
  joined_at: Date;
}

const team = statement<TeamRow, { ids: readonly string[]; viewer: string | null }>(
  'competitions.teams',
  `select m.entry_id, m.user_id, m.user_id = e.owner_id as is_owner, m.joined_at, ${personColumns('p', 'person')}
   from competition_members m join competition_entries e on e.id = m.entry_id
     join person_view p on p.id = m.user_id
   where m.entry_id = any(:ids::uuid[]) and ${noBlockText(':viewer::uuid', 'm.user_id')}
   order by m.entry_id, m.user_id <> e.owner_id, m.joined_at, m.user_id`,
);

const toMember = (row: TeamRow): TeamMember => ({
  person: personFrom(row, 'person'),
  isOwner: row.is_owner,
  joinedAt: row.joined_at.toISOString(),
});

/**
 * The teams of some entries, their owners first.
 *
 * @param viewer whose blocks count; null for the whole teams
 */
export async function readTeams(
  db: Database | Trx,
  ids: readonly string[],
  viewer: string | null,
): Promise<Map<string, TeamMember[]>> {
  const teams = new Map<string, TeamMember[]>();
  if (ids.length === 0) return teams;
  for (const row of await team.all(db, { ids, viewer })) {
    teams.set(row.entry_id, [...(teams.get(row.entry_id) ?? []), toMember(row)]);
  }
  return teams;
}

const size = statement<{ size: number }, { entryId: string }>(
  'competitions.team-size',
  'select count(*)::int as size from competition_members where entry_id = :entryId::uuid',
);

/** How many people are on a team. */
export const teamSize = async (db: Database | Trx, entryId: string): Promise<number> =>
  (await size.first(db, { entryId }))?.size ?? 0;

const members = statement<{ user_id: string }, { entryId: string }>(
  'competitions.team-ids',
  'select user_id from competition_members where entry_id = :entryId::uuid',
);

/** The ids of a team. */
export const teamIds = async (db: Database | Trx, entryId: string): Promise<string[]> =>
  (await members.all(db, { entryId })).map((row) => row.user_id);
