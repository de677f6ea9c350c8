import type { Plan } from '@upround/premium/contract';
import { Disclosure, Link, Surface, useIsPhone } from '@upround/shared/ui';
import { FactList } from '../../components/fact-list';
import { PeriodSwitch, usePeriod } from '../../components/period-switch';
import { RowList } from '../../components/row-list';
import { usePremiumText } from '../../messages/catalogue';
import { usePlanTexts } from '../../model/plan-rows';
import { priceOf } from '../../model/prices';
import { useMoney } from '../../model/use-money';
import { usePlanLinks } from '../../model/use-plan-links';
import { usePaymentText } from './messages/catalogue';

/** What is bought, what it costs and how it renews. */
export function OrderSummary({ plan }: { plan: Plan }) {
  const t = usePaymentText();
  const tPremium = usePremiumText();
  const money = useMoney();
  const [period] = usePeriod();
  const amount = money.exact(priceOf(plan, period) ?? 0);
  return (
    <Surface
      as="section"
      padding="large"
      aria-labelledby="order"
      className="flex flex-col gap-3 medium:gap-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="order" className="font-semibold">
          {t('order.summary')}
        </h2>
        <PeriodSwitch />
      </div>
      <FactList
        facts={[
          {
            label: t('order.plan'),
            value: tPremium('price.title', { plan: plan.name, period }),
          },
          {
            label: t('order.total'),
            value: <span className="text-display">{amount}</span>,
            isTotal: true,
          },
        ]}
      />
      <p className="text-small text-muted">{t('order.renews', { amount, period })}</p>
      <Opens plan={plan} />
    </Surface>
  );
}

/** What the plan includes; folded on phones, so that the payment is on the first screen. */
function Opens({ plan: { name, tier, offeringId } }: { plan: Plan }) {
  const t = usePaymentText();
  const texts = usePlanTexts();
  const to = usePlanLinks();
  const isPhone = useIsPhone();
  const [period] = usePeriod();
  const label = t('order.opens', { plan: name });
  const parts = (
    <>
      <RowList label={label} texts={texts.addedTexts(tier)} />
      <p className="text-small medium:mt-auto">
        <Link href={to.plans({ plan: offeringId, period })}>{t('order.other')}</Link>
      </p>
    </>
  );
  if (!isPhone) return parts;
  return (
    <Disclosure label={label} variant="row" className="-mx-4 -mb-4 border-t">
      <div className="flex flex-col gap-3 px-4 pb-4">{parts}</div>
    </Disclosure>
  );
}
