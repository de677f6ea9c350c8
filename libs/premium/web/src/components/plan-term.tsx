import type { MembershipAnswer } from '@upround/premium/contract';
import { Time } from '@upround/shared/ui';
import { usePremiumText } from '../messages/catalogue';
import { subscriptionOf } from '../model/subscription';
import { useMoney } from '../model/use-money';

/** Until when a plan works, or when its next debit is due. */
export function PlanTerm({ answer }: { answer: MembershipAnswer }) {
  const t = usePremiumText();
  const money = useMoney();
  const { plan } = answer;
  const subscription = subscriptionOf(answer);
  const nextDebitAt = subscription?.nextDebitAt ?? null;
  if (subscription !== null && nextDebitAt !== null) {
    return t.rich('plan.nextDebit', {
      amount: money.price(subscription.nextAmount ?? subscription.amount),
      date: () => <Time value={nextDebitAt} form="date" />,
    });
  }
  if (plan === null) return t('plan.freeNote');
  const { source, until } = plan;
  return (
    <>
      {until === null
        ? t('plan.noEnd')
        : t.rich('plan.until', { date: () => <Time value={until} form="date" /> })}
      {source === 'GRANT' && ` ${t('plan.gift')}`}
      {source === 'DEMO' && ` ${t('plan.demo')}`}
    </>
  );
}
