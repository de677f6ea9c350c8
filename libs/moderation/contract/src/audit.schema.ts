import { idSchema, momentSchema, personSummarySchema } from '@upround/shared/domain';
import * as z from 'zod/mini';

/** The most characters of an action, as in `account.sign-in`. */
const ACTION_MAX = 60;
/** The most characters of a slug. */
const SLUG_MAX = 64;

/** The most entries of one exported file. */
export const AUDIT_FILE_MAX = 5_000;

/** Who acted where no member did: an operator in a terminal, or the server by itself. */
export const auditSources = ['member', 'operator', 'system'] as const;

/** One entry of the audit log. Entries are only added. */
export const auditEntrySchema = z.object({
  id: idSchema,
  at: momentSchema,
  source: z.enum(auditSources),
  /** The member who acted; null where none did, and for accounts that are deleted. */
  actor: z.nullable(personSummarySchema),
  /** The id of the member who acted, also of a deleted account. */
  actorId: z.nullable(idSchema),
  /** What was done, as in `account.sign-in`. */
  action: z.string(),
  referenceType: z.string(),
  referenceId: z.string(),
  /** The request in the server's log. */
  requestId: z.string(),
  /** The network that the request came from, as in `203.0.113.0/24`; empty where none is known. */
  network: z.string(),
  details: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.output<typeof auditEntrySchema>;

const filters = {
  /** The person who acted, by slug or id. */
  person: z.optional(z.string().check(z.minLength(1), z.maxLength(SLUG_MAX))),
  /** An action, or with `.` at the end all actions of a kind: `account.` */
  action: z.optional(z.string().check(z.regex(/^[A-Za-z][A-Za-z_.-]*$/), z.maxLength(ACTION_MAX))),
  /** The record that was acted on. */
  referenceId: z.optional(idSchema),
  /** The first day, in UTC. */
  from: z.optional(z.iso.date()),
  /** The last day, in UTC. */
  to: z.optional(z.iso.date()),
};

/** What a search of the audit log can ask for. */
export const auditFiltersSchema = z.strictObject(filters);
export type AuditFilters = z.output<typeof auditFiltersSchema>;
