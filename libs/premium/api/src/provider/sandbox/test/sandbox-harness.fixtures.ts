import { createHmac } from 'node:crypto';
import { newId } from '@upround/shared/db';
import { createTestDatabase } from '@upround/shared/testing-server';
import { tablesIn } from '../../../premium-tables';
import type { ProviderHarness } from '../../test/provider-harness.fixtures';
import { advanceBank, decide } from '../sandbox-bank';
import { signedHeaders } from '../sandbox-events';
import { createSandbox } from '../sandbox-provider';
import { deleteDelivery, lockDeliveries } from '../sandbox.store';

const keys = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)] as const;
const LATER_MS = 60_000;

/** The sandbox with the payers and banks behind it. */
export async function sandboxHarness(): Promise<ProviderHarness> {
  const { db, close } = await createTestDatabase();
  let key: Buffer = keys[0];
  const now = () => new Date();
  const later = () => new Date(Date.now() + LATER_MS);
  const provider = createSandbox({
    db: () => db,
    now,
    keys,
    apiUrl: 'http://localhost',
    onChange: () => undefined,
  });
  const decideAs = (order: string, state: 'APPROVED' | 'DECLINED') =>
    db.transaction().execute((trx) =>
      decide(trx, order, state === 'APPROVED' ? { state } : { state, failure: 'DECLINED' }, {
        now: now(),
      }),
    );
  return {
    provider,
    vpas: { valid: 'asha.rao@upi', invalid: 'invalid@upi' },
    unknown: { order: `order_${newId()}`, mandate: 'mandate_none', refund: 'rfnd_none' },
    approve: async (order) => void (await decideAs(order, 'APPROVED')),
    decline: async (order) => void (await decideAs(order, 'DECLINED')),
    async endDebit(mandate, outcome) {
      await db.transaction().execute((trx) =>
        tablesIn(trx)
          .updateTable('sandbox_mandates')
          .set({ is_empty: outcome === 'FAILED' })
          .where('id', '=', mandate)
          .execute(),
      );
      await advanceBank(db, later());
    },
    endRefund: async () => undefined,
    nextEvent: () =>
      db.transaction().execute(async (trx) => {
        const [next] = await lockDeliveries(trx, later(), 1);
        if (next === undefined) throw new Error('Nothing more was sent.');
        await deleteDelivery(trx, next.id);
        const headers = signedHeaders(key, next.body, now());
        return { body: next.body, header: (name: string) => headers[name] };
      }),
    useOlderSecret: () => void (key = keys[1]),
    signatureHeader: 'x-sandbox-signature',
    otherSignatures: (body) => [
      createHmac('sha256', keys[0]).update(body).digest('hex'),
      createHmac('sha256', '').update(body).digest('hex'),
    ],
    close,
  };
}
