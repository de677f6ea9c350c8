import type { SqlMigration } from '../migration';

/** The verbs that every feature uses. Reference ids are unique over all kinds of record. */
export const social: SqlMigration = {
  name: '0003-social',
  statements: [
    `create table likes (
      reference_id uuid not null,
      user_id uuid not null references people (id) on delete cascade,
      reference_type text not null,
      id uuid not null,
      primary key (reference_id, user_id)
    )`,
    `create index likes_newest on likes (reference_id, id desc)`,
    `create index likes_of_user on likes (user_id, id desc)`,
    `create view like_view as select user_id, reference_type, reference_id from likes`,
    `create table bookmarks (
      user_id uuid not null references people (id) on delete cascade,
      reference_id uuid not null,
      reference_type text not null,
      id uuid not null,
      created_at timestamptz not null default now(),
      primary key (user_id, reference_id)
    )`,
    `create index bookmarks_newest on bookmarks (user_id, id desc)`,
    `create view bookmark_view as select user_id, reference_type, reference_id from bookmarks`,
    `create table follows (
      follower_id uuid not null references people (id) on delete cascade,
      reference_id uuid not null,
      reference_type text not null,
      id uuid not null,
      primary key (follower_id, reference_id)
    )`,
    `create index follows_of_reference on follows (reference_id, id desc)`,
    `create index follows_of_follower on follows (follower_id, reference_type, id desc)`,
    `create view follow_view as select follower_id, reference_type, reference_id, id from follows`,
    `create table comments (
      id uuid primary key,
      reference_type text not null,
      reference_id uuid not null,
      author_id uuid not null references people (id),
      text text not null,
      like_count integer not null default 0 check (like_count >= 0),
      reply_count integer not null default 0 check (reply_count >= 0),
      state text not null default 'ACTIVE' check (state in ('ACTIVE', 'HIDDEN', 'DELETED')),
      created_at timestamptz not null default now(),
      edited_at timestamptz
    )`,
    `create index comments_by_time on comments (reference_id, id) where state = 'ACTIVE'`,
    `create index comments_by_worth on comments (reference_id, (like_count + reply_count) desc, id desc)
      where state = 'ACTIVE'`,
    `create index comments_of_author on comments (author_id, id desc)`,
    `create table replies (
      id uuid primary key,
      comment_id uuid not null references comments (id) on delete cascade,
      author_id uuid not null references people (id),
      text text not null,
      like_count integer not null default 0 check (like_count >= 0),
      state text not null default 'ACTIVE' check (state in ('ACTIVE', 'HIDDEN', 'DELETED')),
      created_at timestamptz not null default now(),
      edited_at timestamptz
    )`,
    `create index replies_by_time on replies (comment_id, id) where state = 'ACTIVE'`,
    `create index replies_of_author on replies (author_id, id desc)`,
    `create table activities (
      id uuid primary key,
      user_id uuid not null references people (id) on delete cascade,
      reference_type text not null,
      reference_id uuid not null,
      kind text not null,
      state text not null,
      selection text[] not null default '{}',
      created_at timestamptz not null default now(),
      unique (user_id, reference_id, kind)
    )`,
    `create index activities_newest on activities (user_id, id desc)`,
    `create view vote_view as
      select user_id, reference_id, selection from activities where kind = 'VOTE'`,
    `create table reports (
      id uuid primary key,
      reporter_id uuid not null references people (id) on delete cascade,
      reference_type text not null,
      reference_id uuid not null,
      message text not null,
      state text not null default 'RECEIVED',
      created_at timestamptz not null default now(),
      unique (reporter_id, reference_id)
    )`,
  ],
};
