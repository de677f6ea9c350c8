import type { SqlMigration } from '../migration';

/** What may be known of messages outside of messaging, and which digests were sent. */
export const messageNews: SqlMigration = {
  name: '0017-message-news',
  statements: [
    // The people who have unread messages, and their senders; never the text.
    `create view waiting_message_view as
      select conversation_id, user_id, other_id, state = 'PENDING' as is_request
      from conversation_members
      where listed and not archived and unread_count > 0
        and (state = 'ACCEPTED' or (state = 'PENDING' and asked))`,
    `create table notification_digests (
      user_id uuid not null references people (id) on delete cascade,
      day date not null,
      primary key (user_id, day)
    )`,
    `create index member_settings_with_digest on member_settings (user_id)
      where settings ->> 'emailDigest' in ('DAILY', 'WEEKLY')`,
  ],
};
