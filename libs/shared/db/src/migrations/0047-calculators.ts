import type { SqlMigration } from '../migration';

/** What members entered into calculators, under names. */
export const calculators: SqlMigration = {
  name: '0047-calculators',
  statements: [
    `create table calculator_scenarios (
      id uuid primary key,
      user_id uuid not null references people (id) on delete cascade,
      calculator text not null check (calculator in ('VALUATION', 'ESOP')),
      name text not null check (char_length(name) between 1 and 60),
      state text not null check (char_length(state) between 2 and 8000),
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
    `create unique index calculator_scenarios_named on calculator_scenarios (user_id, calculator, lower(name))`,
    `create index calculator_scenarios_latest on calculator_scenarios (user_id, calculator, updated_at desc, id desc)`,
  ],
};
