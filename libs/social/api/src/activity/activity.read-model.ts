import type { PastActivity } from '@upround/social/contract';
import { NEWEST, pageStatement, statement, type Database, type Trx } from '@upround/shared/db';
import type { ReferenceType } from '@upround/shared/domain';

export interface ActivityRow {
  id: string;
  reference_type: ReferenceType;
  reference_id: string;
  state: PastActivity['state'];
  selection: string[];
  created_at: Date;
}

/** The columns of `ActivityRow`. */
export const activityColumns = 'id, reference_type, reference_id, state, selection, created_at';

const ownActivities = pageStatement<
  ActivityRow,
  { viewer: string; removed: readonly string[]; before: string }
>(
  'social.activities',
  (limit) => `select ${activityColumns} from activities
    where user_id = :viewer::uuid and state <> all(:removed::text[]) and id < :before::uuid
    order by id desc limit ${limit}`,
);

/** A person's own activities, newest first, without removed marks. */
export function listActivitiesOf(
  db: Database,
  list: { userId: string; removed: readonly string[]; before: string | null; limit: number },
): Promise<ActivityRow[]> {
  const { userId: viewer, removed, before, limit } = list;
  return ownActivities.all(db, limit, { viewer, removed, before: before ?? NEWEST });
}

const ownActivity = statement<ActivityRow, { viewer: string; reference: string; kind: string }>(
  'social.activity',
  `select ${activityColumns} from activities
   where user_id = :viewer::uuid and reference_id = :reference::uuid and kind = :kind`,
);

/** What a person did with a record, as it is stored. */
export const findActivity = (
  trx: Trx,
  viewer: string,
  reference: string,
  kind: string,
): Promise<ActivityRow | undefined> => ownActivity.first(trx, { viewer, reference, kind });

export function presentActivity(row: ActivityRow) {
  return {
    id: row.id,
    referenceType: row.reference_type,
    referenceId: row.reference_id,
    state: row.state,
    selection: row.selection,
    createdAt: row.created_at.toISOString(),
  };
}
