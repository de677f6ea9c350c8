import { AUDIT_FILE_MAX, exportAudit, listAudit } from '@upround/moderation/contract';
import {
  cutPage,
  implement,
  limitOf,
  memberOf,
  type CallImplementation,
  type IdPosition,
} from '@upround/shared/server-kit';
import { needAdmin } from '../access';
import { knownFilters, listEntries } from './audit.read-model';

/** Reading the audit log, and taking a part of it away as a file. */
export function auditRoutes(): CallImplementation[] {
  return [
    implement(listAudit, {
      handle: async (context, { query }) => {
        needAdmin(context);
        const { cursor, limit, ...filters } = query;
        const before = context.cursors.read<IdPosition>(cursor)?.i ?? null;
        const known = await knownFilters(context.db, filters);
        const entries = await listEntries(context.db, known, {
          before,
          limit: limitOf({ limit }) + 1,
        });
        return cutPage(
          entries,
          query,
          context.cursors,
          ({ id }) => ({ i: id }),
          (entry) => entry,
        );
      },
    }),

    implement(exportAudit, {
      audits: 'once',
      handle: async (context, { body }) => {
        needAdmin(context);
        const filters = await knownFilters(context.trx, body);
        const found = await listEntries(context.trx, filters, {
          before: null,
          limit: AUDIT_FILE_MAX + 1,
        });
        const entries = found.slice(0, AUDIT_FILE_MAX);
        await context.audit({
          action: 'audit.export',
          referenceType: 'USER',
          referenceId: memberOf(context).userId,
          details: { filters, entries: entries.length },
        });
        return { entries, isWhole: entries.length === found.length };
      },
    }),
  ];
}
