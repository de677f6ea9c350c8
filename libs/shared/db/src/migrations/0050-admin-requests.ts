import type { SqlMigration } from '../migration';

/** A member whom one admin proposes as an admin, until another admin decides. */
export const adminRequests: SqlMigration = {
  name: '0050-admin-requests',
  statements: [
    `create table admin_requests (
      id uuid primary key,
      user_id uuid not null unique references people (id) on delete cascade,
      requested_by uuid not null references people (id) on delete cascade,
      reason text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`,
    // Staff see when a member was last here, also from sessions that have ended.
    `create index sessions_of_member on sessions (user_id)`,
  ],
};
