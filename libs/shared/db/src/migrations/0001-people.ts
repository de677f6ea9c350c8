import type { SqlMigration } from '../migration';

/** People, their accounts, sessions and blocks. */
export const people: SqlMigration = {
  name: '0001-people',
  statements: [
    `create table people (
      id uuid primary key,
      slug text not null unique,
      display_name text not null,
      headline text not null default '',
      about text not null default '',
      role text,
      avatar_key text,
      state text not null default 'ACTIVE' check (state in ('ACTIVE', 'RESTRICTED', 'BANNED', 'DELETED')),
      follower_count integer not null default 0 check (follower_count >= 0),
      following_count integer not null default 0 check (following_count >= 0),
      demo boolean not null default false,
      created_at timestamptz not null default now()
    )`,
    `create index people_name_prefix on people (lower(display_name) text_pattern_ops)`,
    `create index people_slug_prefix on people (slug text_pattern_ops)`,
    `create view person_view as
      select id, slug, display_name, headline, role, avatar_key, follower_count, following_count
      from people where state in ('ACTIVE', 'RESTRICTED')`,
    `create table accounts (
      user_id uuid primary key references people (id) on delete cascade,
      email text not null unique,
      password_hash text not null,
      staff_roles text[] not null default '{}',
      created_at timestamptz not null default now()
    )`,
    `create table one_time_codes (
      id uuid primary key,
      email text not null,
      purpose text not null check (purpose in ('SIGN_UP', 'SIGN_IN', 'RESET')),
      code_hash bytea not null,
      sign_up jsonb,
      tries integer not null default 0,
      expires_at timestamptz not null,
      used_at timestamptz
    )`,
    `create index one_time_codes_open on one_time_codes (email, purpose, id desc) where used_at is null`,
    `create table sessions (
      id uuid primary key,
      user_id uuid not null references people (id) on delete cascade,
      device text not null,
      created_at timestamptz not null default now(),
      last_seen_at timestamptz not null default now(),
      expires_at timestamptz not null,
      ended_at timestamptz
    )`,
    `create index sessions_of_user on sessions (user_id, id desc) where ended_at is null`,
    `create table refresh_tokens (
      token_hash bytea primary key,
      session_id uuid not null references sessions (id) on delete cascade,
      generation integer not null,
      replaced_at timestamptz,
      created_at timestamptz not null default now(),
      unique (session_id, generation)
    )`,
    `create table blocks (
      user_id uuid not null references people (id) on delete cascade,
      blocked_id uuid not null references people (id) on delete cascade,
      created_at timestamptz not null default now(),
      primary key (user_id, blocked_id)
    )`,
    `create index blocks_reverse on blocks (blocked_id, user_id)`,
    `create view block_view as select user_id, blocked_id from blocks`,
  ],
};
