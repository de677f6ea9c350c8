import type { SaleContext } from '@upround/shared/ports';
import { applyMandateEvent } from '../membership/mandate-event';
import type { PremiumSettings } from '../premium-settings';
import type { ProviderEvent } from '../provider/payment-provider';
import { applyReport } from './payment-engine';
import { findReported, lockPayment } from './payment.store';
import { claimEvent, setOutcome } from './provider-event.store';
import { applyRefund } from './refund.task';
import { findByProviderRefund } from './refund.store';

type Applied = { outcome: 'APPLIED' | 'KNOWN' | 'UNKNOWN' | 'MISMATCH'; paymentId: string | null };

async function applyAbout(
  settings: PremiumSettings,
  context: SaleContext,
  event: ProviderEvent,
): Promise<Applied> {
  const { provider } = settings;
  switch (event.about) {
    case 'PAYMENT': {
      const id = await findReported(context.trx, provider.name, event.report);
      const found = id === undefined ? undefined : await lockPayment(context.trx, id);
      // Others may use the same account at the provider; only money that was captured is ours to explain.
      if (found === undefined) {
        const outcome = event.report.state === 'SUCCESS' ? 'UNKNOWN' : 'KNOWN';
        return { outcome, paymentId: null };
      }
      const outcome = await applyReport(settings, context, found, event.report);
      return { outcome, paymentId: found.payment.id };
    }
    case 'REFUND': {
      const refund = await findByProviderRefund(context.trx, event.providerRefund);
      if (refund === undefined) return { outcome: 'KNOWN', paymentId: null };
      await applyRefund(settings, context, refund.id, event);
      return { outcome: 'APPLIED', paymentId: refund.payment_id };
    }
    case 'MANDATE': {
      const isNew = await applyMandateEvent(settings, context, event);
      return { outcome: isNew ? 'APPLIED' : 'KNOWN', paymentId: null };
    }
    case 'NOTHING':
      return { outcome: 'KNOWN', paymentId: null };
  }
}

/** Applies an event of the provider once, in one transaction with the note that it was applied. */
export async function applyEvent(
  settings: PremiumSettings,
  context: SaleContext,
  event: ProviderEvent,
): Promise<void> {
  const { name } = settings.provider;
  if (!(await claimEvent(context.trx, name, event, context.now))) return;
  const applied = await applyAbout(settings, context, event);
  await setOutcome(context.trx, name, event, applied);
}
