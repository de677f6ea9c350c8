import type { PastActivity } from '@upround/social/contract';
import type { Database } from '@upround/shared/db';
import type { ReferenceType } from '@upround/shared/domain';
import { sql } from 'kysely';

export interface ActivityRow {
  id: string;
  reference_type: ReferenceType;
  reference_id: string;
  state: PastActivity['state'];
  selection: string[];
  created_at: Date;
}

/** A person's own activities, newest first, without removed marks. */
export async function listActivitiesOf(
  db: Database,
  list: { userId: string; removed: readonly string[]; before: string | null; limit: number },
): Promise<ActivityRow[]> {
  const { userId, removed, before, limit } = list;
  const { rows } = await sql<ActivityRow>`
    select id, reference_type, reference_id, state, selection, created_at from activities
    where user_id = ${userId} and state <> all(${removed}::text[])
      and (${before}::uuid is null or id < ${before}::uuid)
    order by id desc limit ${limit}`.execute(db);
  return rows;
}

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
