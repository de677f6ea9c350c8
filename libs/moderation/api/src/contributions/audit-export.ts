import { statement } from '@upround/shared/db';
import { inBatches, type ExportSource } from '@upround/shared/ports';

interface OwnEntry {
  id: string;
  created_at: Date;
  action: string;
  reference_type: string;
  network: string;
}

const ownEntries = statement<OwnEntry, { userId: string; after: string | null; limit: number }>(
  'moderation.own-audit',
  `select id, created_at, action, reference_type, network from audit_entries
   where actor_id = :userId::uuid and (:after::uuid is null or id > :after::uuid)
   order by id limit :limit`,
);

/** What the audit log says that a person did: logins, exports, and for staff what they decided, without the records of others. */
export const auditExport: ExportSource = {
  name: 'audit-log',
  tables: ['audit_entries'],
  async *rows(db, userId) {
    const rows = inBatches((after, limit) => ownEntries.all(db, { userId, after, limit }));
    for await (const row of rows) {
      yield {
        values: {
          at: row.created_at.toISOString(),
          action: row.action,
          recordType: row.reference_type,
          network: row.network,
        },
      };
    }
  },
};
