import { newId, statement, type Trx } from '@upround/shared/db';
import type { AuditEntry, HandlerContext, WriteContext } from '../module';
import { viewerId } from '../viewer';
import { networkOf } from './network-of';

type AuditValues = {
  id: string;
  actor: string | null;
  action: string;
  type: string;
  reference: string;
  request: string;
  network: string;
  details: string;
};

const insertEntry = statement<never, AuditValues>(
  'kit.audit',
  `insert into audit_entries (id, actor_id, action, reference_type, reference_id, request_id, network, details)
   values (:id::uuid, :actor::uuid, :action, :type, :reference, :request, :network, :details::jsonb)`,
);

export interface AuditCounter {
  entries: number;
}

/** What a write has besides the context of its request. */
export interface WriteParts extends Pick<WriteContext, 'trx' | 'tasks' | 'forgetMember'> {
  /** What runs after the commit. */
  effects: (() => void)[];
  /** Counts the audit entries of the write. */
  counter: AuditCounter;
}

async function recordEntry(
  trx: Trx,
  { viewer, requestId, ip }: HandlerContext,
  { action, actorId, referenceType, referenceId, details = {} }: AuditEntry,
): Promise<void> {
  await insertEntry.all(trx, {
    id: newId(),
    actor: actorId ?? viewerId(viewer),
    action,
    type: referenceType,
    reference: referenceId,
    request: requestId,
    network: networkOf(ip),
    details: JSON.stringify(details),
  });
}

/**
 * Makes what the handler of a write gets.
 *
 * @param context of its request
 * @param parts its transaction, and what happens after the commit
 */
export function writeContext(
  context: HandlerContext,
  { trx, tasks, effects, counter, forgetMember }: WriteParts,
): WriteContext {
  const afterCommit = (effect: () => void) => void effects.push(effect);
  return {
    viewer: context.viewer,
    db: context.db,
    log: context.log,
    requestId: context.requestId,
    ip: context.ip,
    get elapsedMs() {
      return context.elapsedMs;
    },
    // Made when a handler asks for it.
    get cursors() {
      return context.cursors;
    },
    header: (name) => context.header(name),
    cookie: (name) => context.cookie(name),
    countAttempt: (limit, key) => context.countAttempt(limit, key),
    setCookie: (name, value, options) => context.setCookie(name, value, options),
    trx,
    tasks,
    audit: (entry) => {
      counter.entries += 1;
      return recordEntry(trx, context, entry);
    },
    afterCommit,
    forgetMember: (userId) => afterCommit(() => forgetMember(userId)),
  };
}
