import type { SqlMigration } from '../migration';

/** Answers kept for safe retries, and the record of weighty actions. */
export const requests: SqlMigration = {
  name: '0002-requests',
  statements: [
    `create table idempotency_keys (
      user_id uuid not null,
      key text not null,
      call_id text not null,
      fingerprint bytea not null,
      status integer,
      body text,
      created_at timestamptz not null default now(),
      primary key (user_id, key)
    )`,
    `create index idempotency_keys_age on idempotency_keys (created_at)`,
    `create table audit_entries (
      id uuid primary key,
      actor_id uuid,
      action text not null,
      reference_type text not null,
      reference_id text not null,
      request_id text not null,
      details jsonb not null default '{}',
      created_at timestamptz not null default now()
    )`,
    `create index audit_entries_of_reference on audit_entries (reference_id, id desc)`,
  ],
};
