import { statement, type Database, type Trx } from '@upround/shared/db';

const name = statement<{ display_name: string }, { id: string }>(
  'ambassador.public-name',
  `select p.display_name from ambassadors a join person_view p on p.id = a.user_id
   where a.id = :id::uuid and not a.is_name_hidden`,
);

/** An ambassador's name; null for those who hide it or are gone. */
export const findPublicName = async (db: Database | Trx, id: string): Promise<string | null> =>
  (await name.first(db, { id }))?.display_name ?? null;
