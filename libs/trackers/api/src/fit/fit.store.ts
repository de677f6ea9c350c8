import { fitSettingsSchema, type FitSettings } from '@upround/trackers/contract';
import { statement, type Database, type Trx } from '@upround/shared/db';

const read = statement<{ settings: unknown }, { userId: string }>(
  'trackers.fit',
  'select settings from tracker_fits where user_id = :userId::uuid',
);

const save = statement<never, { userId: string; settings: string; now: Date }>(
  'trackers.save-fit',
  `insert into tracker_fits (user_id, settings, updated_at) values (:userId::uuid, :settings::jsonb, :now)
   on conflict (user_id) do update set settings = excluded.settings, updated_at = excluded.updated_at`,
);

const remove = statement<never, { userId: string }>(
  'trackers.delete-fit',
  'delete from tracker_fits where user_id = :userId::uuid',
);

/** Settings by which nothing can be compared. */
const isNothing = ({ stage, sectors, region, amount }: FitSettings): boolean =>
  stage === null && sectors.length === 0 && region === null && amount === null;

/** What a member's company is and seeks; null where it isn't set, and for guests. */
export async function readFit(
  db: Database | Trx,
  userId: string | null,
): Promise<FitSettings | null> {
  const row = userId === null ? undefined : await read.first(db, { userId });
  const settings = fitSettingsSchema.safeParse(row?.settings).data ?? null;
  return settings === null || isNothing(settings) ? null : settings;
}

/** Replaces it, or deletes it. */
export async function saveFit(
  trx: Trx,
  userId: string,
  settings: FitSettings | null,
  now: Date,
): Promise<void> {
  if (settings === null) await remove.all(trx, { userId });
  else await save.all(trx, { userId, settings: JSON.stringify(settings), now });
}
