import { newId, type Trx } from '@upround/shared/db';
import type { ReferenceType } from '@upround/shared/domain';
import { CompiledQuery } from 'kysely';

/** What an operator did, to which record. */
export interface OperatorAct {
  action: string;
  referenceType: ReferenceType;
  /** Its id; of a source its slug, which stays. */
  referenceId: string;
  details?: Readonly<Record<string, unknown>>;
}

/** Notes an act of an operator with the change itself, in its transaction. */
export async function auditOperator(trx: Trx, act: OperatorAct): Promise<void> {
  const { action, referenceType, referenceId, details = {} } = act;
  await trx.executeQuery(
    CompiledQuery.raw(
      `insert into audit_entries (id, action, reference_type, reference_id, request_id, details)
       values ($1, $2, $3, $4, 'operator', $5::jsonb)`,
      [newId(), action, referenceType, referenceId, JSON.stringify(details)],
    ),
  );
}
