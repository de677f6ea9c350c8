import { trackerLimits, type TrackerView } from '@upround/trackers/contract';
import { newId, statement, type Database, type Trx } from '@upround/shared/db';

interface ViewRow {
  id: string;
  name: string;
  type: TrackerView['type'];
  filters: TrackerView['filters'];
  columns: TrackerView['columns'];
  created_at: Date;
}

const columns = 'id, name, type, filters, columns, created_at';

const list = statement<ViewRow, { userId: string }>(
  'trackers.views',
  `select ${columns} from tracker_views where user_id = :userId::uuid
   order by lower(name) limit ${trackerLimits.views}`,
);
const one = statement<ViewRow, { userId: string; id: string }>(
  'trackers.view',
  `select ${columns} from tracker_views where user_id = :userId::uuid and id = :id::uuid for no key update`,
);
const lock = statement<{ locked: string }, { userId: string }>(
  'trackers.lock-views',
  `select pg_advisory_xact_lock(hashtextextended('tracker_views:' || :userId::text, 0))::text as locked`,
);
const count = statement<{ count: number }, { userId: string }>(
  'trackers.view-count',
  'select count(*)::int as count from tracker_views where user_id = :userId::uuid',
);

type Values = {
  id: string;
  name: string;
  type: string;
  filters: string;
  columns: readonly string[];
};

const insert = statement<ViewRow, Values & { userId: string; now: Date }>(
  'trackers.insert-view',
  `insert into tracker_views (id, user_id, name, type, filters, columns, created_at)
   values (:id::uuid, :userId::uuid, :name, :type, :filters::jsonb, :columns::text[], :now)
   on conflict do nothing returning ${columns}`,
);
const isTaken = statement<{ taken: boolean }, { userId: string; id: string; name: string }>(
  'trackers.view-name-taken',
  `select exists (select from tracker_views
     where user_id = :userId::uuid and lower(name) = lower(:name) and id <> :id::uuid) as taken`,
);
const update = statement<ViewRow, Values>(
  'trackers.update-view',
  `update tracker_views set name = :name, type = :type, filters = :filters::jsonb, columns = :columns::text[]
   where id = :id::uuid returning ${columns}`,
);
const remove = statement<{ id: string }, { userId: string; id: string }>(
  'trackers.delete-view',
  'delete from tracker_views where user_id = :userId::uuid and id = :id::uuid returning id',
);

/** What a view says. */
export type ViewFields = Pick<TrackerView, 'name' | 'type' | 'filters' | 'columns'>;

export const toView = ({ created_at: at, ...row }: ViewRow): TrackerView => ({
  ...row,
  createdAt: at.toISOString(),
});

const valuesOf = (id: string, { name, type, filters, columns: shown }: ViewFields): Values => ({
  id,
  name,
  type,
  filters: JSON.stringify(filters),
  columns: shown,
});

export const listViews = (db: Database, userId: string): Promise<ViewRow[]> =>
  list.all(db, { userId });

/** Locks a person's views. @returns how many there are */
export async function lockViews(trx: Trx, userId: string): Promise<number> {
  await lock.all(trx, { userId });
  return (await count.first(trx, { userId }))?.count ?? 0;
}

export const findView = (trx: Trx, userId: string, id: string): Promise<ViewRow | undefined> =>
  one.first(trx, { userId, id });

/** @returns undefined where the person has a view of this name */
export const insertView = (
  trx: Trx,
  userId: string,
  fields: ViewFields,
  now: Date,
): Promise<ViewRow | undefined> => insert.first(trx, { ...valuesOf(newId(), fields), userId, now });

/** Whether another view of the person has the name. */
export const isNameTaken = async (
  trx: Trx,
  userId: string,
  id: string,
  name: string,
): Promise<boolean> => (await isTaken.first(trx, { userId, id, name }))?.taken === true;

export const updateView = (
  trx: Trx,
  id: string,
  fields: ViewFields,
): Promise<ViewRow | undefined> => update.first(trx, valuesOf(id, fields));

/** @returns whether it was there */
export const deleteView = async (trx: Trx, userId: string, id: string): Promise<boolean> =>
  (await remove.first(trx, { userId, id })) !== undefined;
