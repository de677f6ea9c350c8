import type { SqlMigration } from '../migration';

/** Files that people upload by themselves, before anything uses them. */
export const uploads: SqlMigration = {
  name: '0027-uploads',
  statements: [
    `create table uploads (
      key text primary key,
      id uuid not null unique,
      owner_id uuid not null references people (id),
      purpose text not null check (purpose in ('IMAGE', 'RESUME')),
      name text not null,
      size integer not null check (size > 0),
      picture jsonb,
      -- What nothing uses is taken away after a day; a résumé is kept for the next time.
      used_at timestamptz,
      created_at timestamptz not null default now()
    )`,
    `create index uploads_of_owner on uploads (owner_id, purpose, id desc)`,
    `create index uploads_unused on uploads (created_at) where used_at is null`,
  ],
};
