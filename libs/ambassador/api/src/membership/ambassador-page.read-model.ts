import { noBlockText, personColumns, statement, type Database } from '@upround/shared/db';
import type { PersonColumns } from '@upround/shared/db';

/** What everyone reads of an ambassador. */
export interface AmbassadorPageRow extends PersonColumns<'person'> {
  id: string;
  motivation: string;
  decided_at: Date;
  code: string;
  joined_count: number;
  active_count: number;
  season_rank: number | null;
  season_points: number | null;
  all_rank: number | null;
  all_points: number | null;
}

/** Active, with a name that everyone may read. */
export const publicAmbassador = `a.state = 'ACTIVE' and not a.is_name_hidden`;

const bySlug = statement<
  AmbassadorPageRow,
  { slug: string; viewer: string | null; season: string }
>(
  'ambassador.page',
  `select a.id, a.motivation, coalesce(a.decided_at, a.applied_at) as decided_at, a.code, a.joined_count, a.active_count,
     s.rank as season_rank, s.points as season_points, t.rank as all_rank, t.points as all_points,
     ${personColumns('p', 'person')}
   from person_view p join ambassadors a on a.user_id = p.id
     left join ambassador_standings s on s.board = :season and s.ambassador_id = a.id
     left join ambassador_standings t on t.board = 'ALL' and t.ambassador_id = a.id
   where p.slug = :slug and a.state = 'ACTIVE' and (not a.is_name_hidden or a.user_id = :viewer::uuid)
     and ${noBlockText(':viewer::uuid', 'a.user_id')}`,
);

/** An ambassador's page; undefined where there's none that the viewer may see. */
export const findPage = (
  db: Database,
  values: { slug: string; viewer: string | null; season: string },
): Promise<AmbassadorPageRow | undefined> => bySlug.first(db, values);

interface TotalsRow {
  ambassadors: number;
  joined: number;
  active: number;
}

const totals = statement<TotalsRow>(
  'ambassador.totals',
  `select count(*) filter (where state = 'ACTIVE')::int as ambassadors, coalesce(sum(joined_count), 0)::int as joined,
     coalesce(sum(active_count), 0)::int as active
   from ambassadors`,
);

/** How large the programme is. */
export const readTotals = async (db: Database): Promise<TotalsRow> =>
  (await totals.first(db, {})) ?? { ambassadors: 0, joined: 0, active: 0 };
