import type { SqlMigration } from '../migration';

/** Which message of a conversation was told last, and which digests were not only claimed but sent. */
export const whatWasTold: SqlMigration = {
  name: '0018-what-was-told',
  statements: [
    // Null for anything but messages, and for those told by the version before.
    `alter table notifications add column sequence bigint`,
    // What the version before claims counts as sent.
    `alter table notification_digests add column sent_at timestamptz default now()`,
  ],
};
