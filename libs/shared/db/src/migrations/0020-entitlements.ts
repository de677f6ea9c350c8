import type { SqlMigration } from '../migration';

/** What people may read and use beyond what is free, and until when; the highest tier that runs counts. */
export const entitlements: SqlMigration = {
  name: '0020-entitlements',
  statements: [
    `create table entitlements (
      id uuid primary key,
      user_id uuid not null references people (id) on delete cascade,
      tier integer not null check (tier between 1 and 3),
      source text not null check (source in ('PLAN', 'GRANT', 'DEMO')),
      since timestamptz not null default now(),
      -- Null runs on until it is taken away.
      until timestamptz
    )`,
    `create index entitlements_of_user on entitlements (user_id, tier desc)`,
  ],
};
