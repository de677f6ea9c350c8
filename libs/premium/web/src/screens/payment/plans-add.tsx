import type { Plan } from '@upround/premium/contract';
import { links } from '@upround/shared/links';
import { AsidePart, Link } from '@upround/shared/ui';
import { usePremiumText } from '../../messages/catalogue';
import { usePlanTexts } from '../../model/plan-rows';
import { priceOf } from '../../model/prices';
import { useMoney } from '../../model/use-money';
import { usePlanLinks } from '../../model/use-plan-links';
import { usePaymentText } from './messages/catalogue';

/** The rules of refunds, and what to do where a payment goes wrong. */
export function RefundRules() {
  const t = usePaymentText();
  return (
    <AsidePart title={t('list.refunds')}>
      <p className="text-small">{t('list.refundRule')}</p>
      <p className="text-small">{t('list.pending')}</p>
      <p className="text-small">{t('list.twice')}</p>
      <ul className="flex flex-wrap gap-x-6 text-small">
        <li>
          <Link href={links.refundPolicy()} className="inline-flex min-h-8 items-center">
            {t('list.refund')}
          </Link>
        </li>
        <li>
          <Link href={links.support()} className="inline-flex min-h-8 items-center">
            {t('list.support')}
          </Link>
        </li>
      </ul>
    </AsidePart>
  );
}

/** What each plan adds to the one below it, with its price. */
export function PlansAdd({ plans }: { plans: readonly Plan[] }) {
  const t = usePaymentText();
  const tPremium = usePremiumText();
  const texts = usePlanTexts();
  const money = useMoney();
  const to = usePlanLinks();
  return (
    <AsidePart
      title={t('list.adds')}
      more={
        <Link href={to.pricing()} tone="muted" className="text-small">
          {t('list.compare')}
        </Link>
      }
    >
      <ul className="flex flex-col text-small">
        {plans.map((plan) => {
          const amount = priceOf(plan, 'MONTH');
          return (
            <li key={plan.id} className="border-t py-3 last:pb-0">
              <p className="flex items-baseline justify-between gap-4">
                <span className="font-medium">{plan.name}</span>
                {amount !== undefined && (
                  <span className="shrink-0 text-muted figures">
                    {money.price(amount)} {tPremium('price.each', { period: 'MONTH' })}
                  </span>
                )}
              </p>
              <ul className="mt-1 list-disc pl-4 text-muted">
                {texts
                  .addedTexts(plan.tier)
                  .slice(1)
                  .map((text) => (
                    <li key={text}>{text}</li>
                  ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </AsidePart>
  );
}
