import type { SqlMigration } from '../migration';

/** Who wants to be notified when Premium opens: one row a person. */
export const premiumInterest: SqlMigration = {
  name: '0035-premium-interest',
  statements: [
    `create table premium_interests (
      user_id uuid primary key references people (id) on delete cascade,
      created_at timestamptz not null default now()
    )`,
  ],
};
