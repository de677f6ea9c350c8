import type { SqlMigration } from '../migration';

/** The network that an entry came from, and indexes for the filters of admins. */
export const auditNetwork: SqlMigration = {
  name: '0048-audit-network',
  statements: [
    `alter table audit_entries add column network text not null default ''`,
    `create index audit_entries_of_actor on audit_entries (actor_id, id desc)`,
    `create index audit_entries_of_action on audit_entries (action text_pattern_ops, id desc)`,
  ],
};
