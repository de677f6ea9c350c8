import type { PlanTier } from '@upround/shared/domain';
import { CommandError, type OperatorCommand, type OperatorParts } from '@upround/shared/ports';
import { auditOperator } from '@upround/shared/server-kit';
import { endGrants, entitle } from '../entitlement.store';
import { findByNumber } from '../payment/find-by-number';
import { returnMoney } from '../payment/payment-engine';
import { lockPayment } from '../payment/payment.store';
import { refundBlock } from '../payment/refund-block';
import { inSale } from '../payment/unit-of-work';
import { transactionsOf } from '../payment/webhook-route';
import type { PremiumSettings } from '../premium-settings';
import { tablesOf } from '../premium-tables';
import { PAYMENTS_SWITCH, setSwitch } from '../switches.store';
import { DAY_MS, isDayText, startOfDay } from './days';
import { unsolvedCommands } from './unsolved-commands';

const GRANT = 'premium grant SLUG TIER UNTIL';
/** What we can't switch off at a provider that debits by its own calendar. */
const STILL_CHARGES =
  'The provider still charges the plans that are running; to stop it, pause their subscriptions there.';
/** The refund policy's term. */
const REFUND_DAYS = 7;

async function personOf({ database }: OperatorParts, slug: string | undefined): Promise<string> {
  const person = await tablesOf(database.db)
    .selectFrom('person_view')
    .select('id')
    .where('slug', '=', slug ?? '')
    .executeTakeFirst();
  if (person === undefined) throw new CommandError(`There’s no member “${slug ?? ''}”.`);
  return person.id;
}

const grant = (settings: PremiumSettings): OperatorCommand => ({
  words: 'premium grant',
  usage: GRANT,
  does: 'gives a member a plan (1, 2 or 3) until a day, such as 2027-03-31',
  async run(parts, [slug, tierText, untilText]) {
    const tier = Number(tierText);
    if (![1, 2, 3].includes(tier) || !isDayText(untilText)) {
      throw new CommandError(`Usage: ${GRANT}`);
    }
    const lastDay = startOfDay(untilText);
    if (lastDay === null) throw new CommandError(`There’s no day ${untilText}.`);
    const until = new Date(lastDay.getTime() + DAY_MS);
    if (until <= settings.now()) throw new CommandError('This day is over.');
    const userId = await personOf(parts, slug);
    await transactionsOf(parts)(async (trx) => {
      await entitle(trx, userId, {
        tier: tier as PlanTier,
        source: 'GRANT',
        since: settings.now(),
        until,
      });
      await auditOperator(trx, {
        action: 'premium.grant',
        referenceType: 'USER',
        referenceId: userId,
        details: { tier, until: until.toISOString() },
      });
    });
    settings.realtime?.send([userId], { name: 'premium.plan', data: {} });
    return `${slug} has plan ${tier} until ${untilText}.`;
  },
});

const revoke = (settings: PremiumSettings): OperatorCommand => ({
  words: 'premium revoke',
  usage: 'premium revoke SLUG',
  does: 'ends a member’s gifts; what they pay for stays',
  async run(parts, [slug]) {
    const userId = await personOf(parts, slug);
    const count = await transactionsOf(parts)(async (trx) => {
      await auditOperator(trx, {
        action: 'premium.revoke',
        referenceType: 'USER',
        referenceId: userId,
      });
      return endGrants(trx, userId, settings.now());
    });
    settings.realtime?.send([userId], { name: 'premium.plan', data: {} });
    return count === 0 ? `${slug} has no gift.` : `${slug}’s gift has ended.`;
  },
});

const refund = (settings: PremiumSettings): OperatorCommand => ({
  words: 'payments refund',
  usage: 'payments refund PAYMENT_OR_INVOICE [--late]',
  does: 'returns a payment; after seven days only with --late, by the refund policy',
  async run(parts, [which, late]) {
    const id = await findByNumber(parts.database.db, which ?? '');
    if (id === undefined) throw new CommandError('There’s no such payment or invoice.');
    return inSale(transactionsOf(parts), settings.now(), async (context) => {
      const found = await lockPayment(context.trx, id);
      if (found?.payment.state === 'REFUNDED') throw new CommandError('It was returned already.');
      if (found?.payment.state !== 'SUCCESS') {
        throw new CommandError('Only a payment that succeeded can be returned.');
      }
      const { ended_at: paidAt } = found.payment;
      const age = context.now.getTime() - (paidAt ?? context.now).getTime();
      if (age > REFUND_DAYS * DAY_MS && late !== '--late') {
        throw new CommandError(
          'This was paid more than seven days ago. The refund policy asks for a refund within seven days; use --late to return it anyway.',
        );
      }
      const blockedBy = await refundBlock(settings, context, found);
      if (blockedBy !== null) throw new CommandError(blockedBy);
      const isNew = await returnMoney(settings, context, found, 'OPERATOR');
      await auditOperator(context.trx, {
        action: 'payment.refund',
        referenceType: 'PLAN',
        referenceId: id,
      });
      return isNew ? 'The money is on its way back.' : 'This payment is returned already.';
    });
  },
});

const switchTo = (settings: PremiumSettings, isOff: boolean): OperatorCommand => ({
  words: isOff ? 'payments off' : 'payments on',
  usage: isOff ? 'payments off' : 'payments on',
  does: isOff
    ? 'stops new payments and our own debits; Razorpay goes on charging its subscriptions'
    : 'allows payments and debits again',
  async run(parts) {
    await transactionsOf(parts)(async (trx) => {
      await setSwitch(trx, PAYMENTS_SWITCH, { isOff, at: settings.now() });
      await auditOperator(trx, {
        action: isOff ? 'payments.off' : 'payments.on',
        referenceType: 'PLAN',
        referenceId: PAYMENTS_SWITCH,
      });
    });
    if (!isOff) return 'Payments are on.';
    const { provider } = settings;
    return provider.schedulesDebits ? `Payments are off. ${STILL_CHARGES}` : 'Payments are off.';
  },
});

/** What an operator does with plans and payments. */
export const premiumCommands = (settings: PremiumSettings): readonly OperatorCommand[] => [
  grant(settings),
  revoke(settings),
  refund(settings),
  switchTo(settings, true),
  switchTo(settings, false),
  ...unsolvedCommands(settings),
];
