import type { SaleContext } from '@upround/shared/ports';
import { endEntitlement } from '../entitlement.store';
import { checkPayment } from '../payment/payment.definitions';
import { findOpenDebits, lockBuyer } from '../payment/payment.store';
import type { PremiumSettings } from '../premium-settings';
import type { ProviderEvent } from '../provider/payment-provider';
import { findByProviderMandate, storeMandateState } from './mandate.store';
import { findRunning, updateMembership } from './membership.store';
import { endMembership, sendPlan } from './plan-sale';

type MandateEvent = Extract<ProviderEvent, { about: 'MANDATE' }>;

/** Has the open debits of a mandate checked now. */
async function checkDebits({ trx, tasks }: SaleContext, mandateId: string): Promise<void> {
  for (const paymentId of await findOpenDebits(trx, mandateId)) {
    await tasks.send(checkPayment, { paymentId });
  }
}

/**
 * Applies what happened to a mandate at the provider. Payers can pause and revoke it in their UPI app: the membership
 * follows. An approval only counts for a new mandate, since events may arrive late.
 *
 * @returns false where it says nothing new, or is about none of ours
 */
export async function applyMandateEvent(
  settings: PremiumSettings,
  context: SaleContext,
  { providerMandate, state, payer }: MandateEvent,
): Promise<boolean> {
  const { trx, now } = context;
  const { name } = settings.provider;
  const before = await findByProviderMandate(trx, name, providerMandate);
  if (before === undefined) return false;
  await lockBuyer(trx, before.user_id);
  const mandate = await findByProviderMandate(trx, name, providerMandate);
  if (mandate === undefined) return false;
  // A provider that debits by itself reports with the mandate that it did.
  if (state === 'ACTIVE') await checkDebits(context, mandate.id);
  if (mandate.state === state) return false;
  if (state === 'CREATED' || (state === 'ACTIVE' && mandate.state !== 'CREATED')) return false;
  if (!(await storeMandateState(trx, mandate.id, { state, payer }))) return false;
  const running = await findRunning(trx, mandate.user_id);
  if (running?.mandate_id !== mandate.id || running.period_end === null) return true;
  const { id, period_end: end } = running;
  if (state === 'PAUSED' && running.state === 'ACTIVE') {
    await updateMembership(trx, id, { state: 'PAUSED' });
    await endEntitlement(trx, id, end);
  }
  if (state === 'REVOKED' && running.state !== 'CANCELLED') {
    if (end <= now) await endMembership(settings, context, running, now);
    else {
      await updateMembership(trx, id, {
        state: 'CANCELLED',
        next_tier: null,
        next_period: null,
        try_at: null,
      });
      await endEntitlement(trx, id, end);
    }
  }
  sendPlan(settings, context, mandate.user_id);
  return true;
}
