import type { MembershipAnswer } from '@upround/premium/contract';
import { Badge, ButtonLink, Surface } from '@upround/shared/ui';
import { PlanTerm } from '../../components/plan-term';
import { usePremiumText } from '../../messages/catalogue';
import { usePlanTexts } from '../../model/plan-rows';
import { subscriptionOf, tierOfPlan } from '../../model/subscription';
import { useMoney } from '../../model/use-money';
import { usePlanLinks } from '../../model/use-plan-links';
import { usePaymentText } from './messages/catalogue';

/** The first row of what one pays: the plan, its price, what it includes, and the way to the plans. */
export function CurrentPlan({ answer }: { answer: MembershipAnswer }) {
  const t = usePaymentText();
  const tPremium = usePremiumText();
  const texts = usePlanTexts();
  const money = useMoney();
  const to = usePlanLinks();
  const tier = tierOfPlan(answer);
  const subscription = subscriptionOf(answer);
  const included = texts.addedTexts(tier);
  return (
    <Surface
      as="section"
      padding="large"
      aria-labelledby="plan"
      className="flex flex-col gap-4 medium:flex-row medium:items-center medium:gap-8"
    >
      <div className="flex min-w-0 grow flex-col gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <div className="flex flex-wrap items-center gap-2">
            <h2 id="plan" className="text-title font-semibold">
              {texts.nameOf(tier)}
            </h2>
            <Badge tone={tier === 0 ? 'neutral' : 'accent'}>{t('list.plan')}</Badge>
          </div>
          <p className="text-small text-muted figures">
            {subscription === null ? (
              tier === 0 && <Price amount={money.price(0)} unit={tPremium('price.none')} />
            ) : (
              <Price
                amount={money.price(subscription.amount)}
                unit={tPremium('price.each', { period: subscription.period })}
              />
            )}
          </p>
        </div>
        {/* Not a line of facts: on a narrow phone, one of them alone is longer than a line. */}
        <p className="text-small text-muted">
          {(tier === 0 ? included.slice(0, 1) : included).join(' · ')}
        </p>
        {tier > 0 && (
          <p className="text-small text-muted">
            <PlanTerm answer={answer} />
          </p>
        )}
      </div>
      <ButtonLink
        href={to.plans()}
        variant={tier === 0 ? 'primary' : 'secondary'}
        className="shrink-0"
      >
        {tier === 0 ? tPremium('plan.see') : t('list.change')}
      </ButtonLink>
    </Surface>
  );
}

const Price = ({ amount, unit }: { amount: string; unit: string }) => (
  <>
    <span className="text-title font-semibold text-text">{amount}</span> {unit}
  </>
);
