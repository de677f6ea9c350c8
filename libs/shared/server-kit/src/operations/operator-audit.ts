import { newId, type Trx } from '@upround/shared/db';
import type { ReferenceType } from '@upround/shared/domain';
import { CompiledQuery } from 'kysely';

/** What an operator did, to which record. */
export interface OperatorAct {
  action: string;
  referenceType: ReferenceType | 'SWITCH' | 'TASK';
  /** Its id; of a source its slug, which stays. */
  referenceId: string;
  details?: Readonly<Record<string, unknown>>;
}

/** Notes an act of an operator with the change itself, in its transaction. */
export const auditOperator = (trx: Trx, act: OperatorAct): Promise<void> =>
  insertEntry(trx, act, 'operator');

/** Notes what the server did by itself, such as in a task, with the change itself, in its transaction. */
export const auditSystem = (trx: Trx, act: OperatorAct): Promise<void> =>
  insertEntry(trx, act, 'system');

async function insertEntry(trx: Trx, act: OperatorAct, by: 'operator' | 'system'): Promise<void> {
  const { action, referenceType, referenceId, details = {} } = act;
  await trx.executeQuery(
    CompiledQuery.raw(
      `insert into audit_entries (id, action, reference_type, reference_id, request_id, details)
       values ($1, $2, $3, $4, $5, $6::jsonb)`,
      [newId(), action, referenceType, referenceId, by, JSON.stringify(details)],
    ),
  );
}
