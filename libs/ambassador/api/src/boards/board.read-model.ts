import type { BoardRow } from '@upround/ambassador/contract';
import {
  noBlockText,
  pageStatement,
  personColumns,
  personFrom,
  statement,
} from '@upround/shared/db';
import type { Database, PersonColumns } from '@upround/shared/db';

/** A place, with the person where the viewer may read their name. */
export interface PlaceRow extends Partial<PersonColumns<'person'>> {
  id: string;
  user_id: string | null;
  is_named: boolean;
  position: number;
  rank: number;
  points: number;
  previous_rank: number | null;
  active_count: number;
}

const columns = `s.ambassador_id as id, a.user_id, p.id is not null as is_named, s.position, s.rank, s.points,
  s.previous_rank, a.active_count, ${personColumns('p', 'person')}`;

const joins = `join ambassadors a on a.id = s.ambassador_id
  left join person_view p on p.id = a.user_id and (not a.is_name_hidden or a.user_id = :viewer::uuid)
    and ${noBlockText(':viewer::uuid', 'a.user_id')}`;

type Viewing = { board: string; viewer: string | null };

const page = pageStatement<PlaceRow, Viewing & { after: number }>(
  'ambassador.places',
  (limit) => `select ${columns} from ambassador_standings s ${joins}
    where s.board = :board and s.position > :after::int order by s.position limit ${limit}`,
);

/** Places from after a position on. */
export const readPlaces = (
  db: Database,
  { limit, ...values }: Viewing & { after: number; limit: number },
): Promise<PlaceRow[]> => page.all(db, limit, values);

const around = statement<PlaceRow, Viewing & { count: number }>(
  'ambassador.places-around',
  `select ${columns}
   from (select s.position from ambassador_standings s join ambassadors a on a.id = s.ambassador_id
      where s.board = :board and a.user_id = :viewer::uuid) own
     join ambassador_standings s on s.board = :board
       and s.position between own.position - :count::int and own.position + :count::int
     ${joins}
   order by s.position`,
);

/** The viewer's place with those around it; none for those who aren't on the board. */
export const readAround = (
  db: Database,
  values: Viewing & { count: number },
): Promise<PlaceRow[]> => around.all(db, values);

const isNamed = (row: PlaceRow): row is PlaceRow & PersonColumns<'person'> => row.is_named;

export const toBoardRow = (row: PlaceRow, viewer: string | null): BoardRow => ({
  id: row.id,
  rank: row.rank,
  points: row.points,
  change: row.previous_rank === null ? null : row.previous_rank - row.rank,
  person: isNamed(row) ? personFrom(row, 'person') : null,
  active: row.active_count,
  isOwn: viewer !== null && row.user_id === viewer,
});
