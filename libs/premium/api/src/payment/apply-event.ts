import type { SaleContext } from '@upround/shared/ports';
import { applyMandateEvent } from '../membership/mandate-event';
import type { PremiumSettings } from '../premium-settings';
import type { ProviderEvent } from '../provider/payment-provider';
import { applyReport } from './payment-engine';
import { findReported, lockPayment } from './payment.store';
import { applyRefundReport, recordTaken, type Applied } from './apply-refund-report';
import { claimEvent, recordUnknown, setOutcome } from './provider-event.store';

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
      if (found === undefined) {
        await recordUnknown(context, provider.name, event.report);
        return { outcome: 'KNOWN', paymentId: null };
      }
      const outcome = await applyReport(settings, context, found, event.report);
      // A mismatch is stored as a problem of its own, since other reports tell of the same money.
      return { outcome: outcome === 'APPLIED' ? outcome : 'KNOWN', paymentId: found.payment.id };
    }
    case 'REFUND':
      return applyRefundReport(settings, context, event);
    case 'DISPUTE': {
      const id = `dispute:${event.providerDispute}`;
      // An operator who dealt with the dispute sees again that it's lost.
      const problem = { id: event.isLost ? `${id}:lost` : id, type: 'dispute' };
      return recordTaken(settings, context, event.providerPayment, problem);
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
