import type { SqlMigration } from '../migration';

/** From which network someone acted, and what a person did last. */
export const auditNetwork: SqlMigration = {
  name: '0048-audit-network',
  statements: [
    `alter table audit_entries add column network text not null default ''`,
    `create index audit_entries_of_actor on audit_entries (actor_id, id desc)`,
    `create index audit_entries_newest on audit_entries (id desc)`,
  ],
};
