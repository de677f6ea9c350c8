import type { SqlMigration } from '../migration';

/** Conversations of two, each with a row for either member, and their messages. */
export const messaging: SqlMigration = {
  name: '0013-messaging',
  statements: [
    // Two people have one conversation: the lower id stands first.
    `create table conversations (
      id uuid primary key,
      low_id uuid not null references people (id),
      high_id uuid not null references people (id),
      requester_id uuid not null references people (id),
      state text not null check (state in ('PENDING', 'ACCEPTED', 'REJECTED')),
      last_sequence integer not null default 0 check (last_sequence >= 0),
      created_at timestamptz not null default now(),
      unique (low_id, high_id),
      check (low_id < high_id),
      check (requester_id in (low_id, high_id))
    )`,
    `create table messages (
      conversation_id uuid not null references conversations (id) on delete cascade,
      sequence integer not null check (sequence > 0),
      id uuid not null unique,
      sender_id uuid not null references people (id),
      -- Empty once the account that wrote it was erased.
      text text not null check (char_length(text) <= 4000),
      client_id text,
      created_at timestamptz not null,
      primary key (conversation_id, sequence)
    )`,
    `create unique index messages_sent_once on messages (conversation_id, sender_id, client_id)
      where client_id is not null`,
    // State and the moment of the last activity are repeated here, so that one index serves each list of a person.
    `create table conversation_members (
      conversation_id uuid not null references conversations (id) on delete cascade,
      user_id uuid not null references people (id),
      other_id uuid not null references people (id),
      state text not null check (state in ('PENDING', 'ACCEPTED', 'REJECTED')),
      asked boolean not null,
      listed boolean not null,
      archived boolean not null default false,
      activity_id uuid not null,
      read_up_to integer not null default 0 check (read_up_to >= 0),
      unread_count integer not null default 0 check (unread_count >= 0),
      primary key (conversation_id, user_id)
    )`,
    `create index conversation_members_inbox on conversation_members (user_id, activity_id desc)
      where listed and not archived and (state = 'ACCEPTED' or not asked)`,
    `create index conversation_members_by_state
      on conversation_members (user_id, state, activity_id desc) where listed and not archived`,
    `create index conversation_members_archived on conversation_members (user_id, activity_id desc)
      where listed and archived`,
    `create index conversation_members_waiting on conversation_members (user_id)
      where listed and not archived and (unread_count > 0 or (state = 'PENDING' and asked))`,
  ],
};
