import type { SqlMigration } from '../migration';

/** What a paid period is worth, and which membership took over its rest. */
export const planWorth: SqlMigration = {
  name: '0045-plan-worth',
  statements: [
    `alter table memberships
      -- What the present period was paid with, carried-over credit included; null is its price.
      add column worth integer check (worth > 0),
      -- The higher plan that took over the rest of this one.
      add column replaced_by uuid references memberships (id)`,
    `create index memberships_replaced on memberships (replaced_by) where replaced_by is not null`,
  ],
};
