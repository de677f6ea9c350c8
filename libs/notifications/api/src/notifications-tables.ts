import type { Database, SharedViews, Trx } from '@upround/shared/db';
import type { ReferenceType } from '@upround/shared/domain';
import type { NotificationDetails } from '@upround/shared/ports';
import type { ColumnType, Kysely } from 'kysely';

/** The driver answers 64-bit numbers as text. */
type BigNumber = ColumnType<string, number, number>;

interface NotificationsTable {
  id: string;
  user_id: string;
  /** The type of a kind. */
  type: string;
  group_key: string;
  reference_type: ReferenceType;
  reference_id: string;
  details: NotificationDetails | null;
  place: BigNumber;
  in_app: boolean;
  read_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

interface ActsTable {
  id: string;
  notification_id: string;
  user_id: string;
  actor_id: string;
  act_key: string;
  taken_back_at: Date | null;
}

interface PushDevicesTable {
  id: string;
  user_id: string;
  session_id: string;
  device_id: string;
  token: string;
  created_at: Date;
  last_seen_at: Date;
}

interface PushOutboxTable {
  id: string;
  device_id: string;
  notification_id: string;
  due_at: Date;
  claimed_until: Date | null;
  tries: ColumnType<number, never, number>;
  created_at: Date;
}

interface StreamsTable {
  user_id: string;
  version: BigNumber;
}

export interface NotificationsTables extends SharedViews {
  notification_streams: StreamsTable;
  notifications: NotificationsTable;
  notification_acts: ActsTable;
  push_devices: PushDevicesTable;
  push_outbox: PushOutboxTable;
}

/** The database, or a transaction on it, with this slice's own tables. */
export function tablesOf(db: Database | Trx): Kysely<NotificationsTables> {
  return db.withTables<
    Omit<NotificationsTables, keyof SharedViews>
  >() as unknown as Kysely<NotificationsTables>;
}
