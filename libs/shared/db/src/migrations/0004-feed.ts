import type { SqlMigration } from '../migration';

/**
 * Posts, pods, ranked snapshots and home rows. Post ids are UUIDv7, so their order is the order of time;
 * every list is keyset-paged on one of these indexes.
 */
export const feed: SqlMigration = {
  name: '0004-feed',
  statements: [
    `create table pods (
      id uuid primary key,
      slug text not null unique,
      name text not null,
      description text not null,
      topic text not null,
      rules jsonb not null default '[]',
      member_count integer not null default 0 check (member_count >= 0),
      post_count integer not null default 0 check (post_count >= 0),
      weekly_post_count integer not null default 0 check (weekly_post_count >= 0),
      created_at timestamptz not null default now()
    )`,
    `create index pods_by_members on pods (member_count desc, id)`,
    `create table posts (
      id uuid primary key,
      slug text not null unique,
      author_id uuid not null references people (id),
      type text not null check (type in ('POST', 'THREAD')),
      kind text not null check (kind in ('TEXT', 'POLL', 'QUIZ')),
      pod_id uuid references pods (id),
      text text not null,
      mentions jsonb not null default '[]',
      images jsonb not null default '[]',
      parts jsonb not null default '[]',
      poll_options jsonb,
      poll_votes integer[],
      poll_multiple boolean,
      poll_ends_at timestamptz,
      poll_voters integer not null default 0 check (poll_voters >= 0),
      like_count integer not null default 0 check (like_count >= 0),
      comment_count integer not null default 0 check (comment_count >= 0),
      bookmark_count integer not null default 0 check (bookmark_count >= 0),
      state text not null default 'ACTIVE' check (state in ('ACTIVE', 'HIDDEN', 'DELETED')),
      created_at timestamptz not null default now(),
      edited_at timestamptz
    ) with (fillfactor = 85)`,
    `create index posts_latest on posts (id desc) where state = 'ACTIVE'`,
    `create index posts_of_author on posts (author_id, id desc) where pod_id is null and state <> 'DELETED'`,
    `create index posts_of_author_in_pods on posts (author_id, id desc) where pod_id is not null and state <> 'DELETED'`,
    `create index posts_of_pod on posts (pod_id, id desc) where state = 'ACTIVE'`,
    `create table post_revisions (
      id uuid primary key,
      post_id uuid not null references posts (id) on delete cascade,
      text text not null,
      replaced_at timestamptz not null default now()
    )`,
    `create index post_revisions_of_post on post_revisions (post_id, id desc)`,
    `create table trending_snapshots (
      id uuid primary key,
      pod_id uuid references pods (id) on delete cascade,
      created_at timestamptz not null default now()
    )`,
    `create index trending_snapshots_newest on trending_snapshots (pod_id, id desc)`,
    `create table trending_entries (
      snapshot_id uuid not null references trending_snapshots (id) on delete cascade,
      rank integer not null,
      post_id uuid not null,
      primary key (snapshot_id, rank)
    )`,
    `create table home_entries (
      user_id uuid not null,
      post_id uuid not null,
      primary key (user_id, post_id)
    )`,
    // Authors and pods with so many followers that their posts are merged in when a home is read.
    `create table home_merged_sources (
      source_id uuid primary key,
      reference_type text not null check (reference_type in ('USER', 'POD')),
      since timestamptz not null default now()
    )`,
  ],
};
