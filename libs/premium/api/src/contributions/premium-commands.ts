import type { PlanTier } from '@upround/shared/domain';
import { CommandError, type OperatorCommand, type OperatorParts } from '@upround/shared/ports';
import { auditOperator, switchOff, switchOn } from '@upround/shared/server-kit';
import { endGrants } from '../entitlement.store';
import { findByNumber } from '../payment/find-by-number';
import { returnMoney } from '../payment/payment-engine';
import { lockPayment } from '../payment/payment.store';
import { refundVerdict } from '../payment/refund-verdict';
import { inSale } from '../payment/unit-of-work';
import { transactionsOf } from '../payment/webhook-route';
import type { PremiumSettings } from '../premium-settings';
import { tablesOf } from '../premium-tables';
import { endOfDay, giveMembership } from '../staff/gifts';
import { isDayText } from './days';
import { unsolvedCommands } from './unsolved-commands';

const GRANT = 'premium grant SLUG TIER UNTIL';
/** What we can't switch off at a provider that debits by its own calendar. */
const STILL_CHARGES =
  'The provider still charges the plans that are running; to stop it, pause their subscriptions there.';

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
  does: 'gives a member a plan (1, 2 or 3) until a day, such as 2027-03-31, in place of an earlier gift',
  async run(parts, [slug, tierText, untilText]) {
    const tier = Number(tierText);
    if (![1, 2, 3].includes(tier) || !isDayText(untilText)) {
      throw new CommandError(`Usage: ${GRANT}`);
    }
    const now = settings.now();
    const until = endOfDay(untilText);
    if (until === null) throw new CommandError(`There’s no day ${untilText}.`);
    if (until <= now) throw new CommandError('This day is over.');
    const userId = await personOf(parts, slug);
    await transactionsOf(parts)(async (trx) => {
      await giveMembership(trx, userId, { tier: tier as PlanTier, until, now });
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

/** Why a payment isn't returned, where what it bought doesn't say so. */
const refusals: Readonly<Record<string, string>> = {
  RETURNED: 'It was returned already.',
  NOT_PAID: 'Only a payment that succeeded can be returned.',
  LATE: 'This was paid more than seven days ago. The refund policy asks for a refund within seven days; use --late to return it anyway.',
};

const refund = (settings: PremiumSettings): OperatorCommand => ({
  words: 'payments refund',
  usage: 'payments refund PAYMENT_OR_INVOICE [--late]',
  does: 'returns a payment; after seven days only with --late, by the refund policy',
  async run(parts, [which, late]) {
    const id = await findByNumber(parts.database.db, which ?? '');
    if (id === undefined) throw new CommandError('There’s no such payment or invoice.');
    return inSale(transactionsOf(parts), settings.now(), async (context) => {
      const found = await lockPayment(context.trx, id);
      if (found === undefined) throw new CommandError('There’s no such payment or invoice.');
      const { outcome, reason } = await refundVerdict(settings, context, found);
      const isOnItsWay = outcome === 'RETURNED' && found.payment.state === 'SUCCESS';
      if (isOnItsWay) return 'This payment is returned already.';
      const isAllowed = outcome === 'POSSIBLE' || (outcome === 'LATE' && late === '--late');
      if (!isAllowed) throw new CommandError(reason || refusals[outcome]);
      await returnMoney(settings, context, found, 'OPERATOR');
      await auditOperator(context.trx, {
        action: 'payment.refund',
        referenceType: 'PLAN',
        referenceId: id,
      });
      return 'The money is on its way back.';
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
      await (isOff
        ? switchOff(trx, { name: 'payments', at: settings.now() })
        : switchOn(trx, 'payments'));
      await auditOperator(trx, {
        action: isOff ? 'payments.off' : 'payments.on',
        referenceType: 'PLAN',
        referenceId: 'payments',
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
