import { NEWEST, pageStatement, unpreparedPage, type Database } from '@upround/shared/db';
import {
  followed,
  followsYou,
  personListColumns,
  unblocked,
  type PersonListRow,
  type Viewing,
} from '../people-rows';

/** People the viewer follows are listed before the others; each part begins with the newest like. */
export type LikerPart = 'followed' | 'others';

/** A person who liked a record, and whether they follow the viewer. */
export interface LikerRow extends PersonListRow {
  follows_you: boolean;
}

type LikerValues = Viewing & { reference: string; before: string };

const likers =
  (from: string) => (limit: number) => `select l.id as place, ${personListColumns}, ${followsYou}
  from ${from} and l.reference_id = :reference::uuid and l.id < :before::uuid and ${unblocked}
  order by l.id desc limit ${limit}`;

const parts = {
  // Planned with its values: the follows of the viewer are few beside the likes of a famous record, so it starts there.
  followed: unpreparedPage<LikerRow, LikerValues>(
    'social.likers-followed',
    likers(`follow_view f join likes l on l.user_id = f.reference_id
       join person_view p on p.id = l.user_id where f.follower_id = :viewer::uuid`),
  ),
  others: pageStatement<LikerRow, LikerValues>(
    'social.likers',
    likers(`likes l join person_view p on p.id = l.user_id where not ${followed}`),
  ),
};

/**
 * Who liked a record, one part of the list.
 *
 * @param before place of the last one shown, null for the first page of the part
 */
export function listLikersOf(
  db: Database,
  list: {
    referenceId: string;
    viewerId: string | null;
    part: LikerPart;
    before: string | null;
    limit: number;
  },
): Promise<LikerRow[]> {
  const { referenceId: reference, viewerId: viewer, part, before, limit } = list;
  return parts[part].all(db, limit, { viewer, reference, before: before ?? NEWEST });
}
