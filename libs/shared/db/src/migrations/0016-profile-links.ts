import type { SqlMigration } from '../migration';

/** Where else somebody can be found: addresses in the order in which they gave them. */
export const profileLinks: SqlMigration = {
  name: '0016-profile-links',
  statements: [`alter table people add column links text[] not null default '{}'`],
};
