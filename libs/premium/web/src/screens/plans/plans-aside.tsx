import type { Membership } from '@upround/premium/contract';
import { links } from '@upround/shared/links';
import { AsidePart, Link } from '@upround/shared/ui';
import { PricingQuestion } from '../pricing/pricing-question';
import { MandatePart } from './mandate-part';
import type { Tier } from '../../model/plan-rows';
import { usePlanLinks } from '../../model/use-plan-links';
import { usePlansText } from './messages/catalogue';

const steps = ['choose', 'pay', 'use'] as const;
/** Of the questions before a payment, those that the plans don't answer. */
const questions = ['refund', 'upi', 'change', 'invoice'] as const;

interface PlansAsideProps {
  subscription: Membership | null;
  /** Of the plan that the viewer can use. */
  tier: Tier;
}

/** Beside the plans: the mandate of a subscriber, for others how it works and what they may ask. */
export function PlansAside({ subscription, tier }: PlansAsideProps) {
  const t = usePlansText();
  const to = usePlanLinks();
  const isUndecided = subscription === null && tier < 3;
  return (
    <div className="flex flex-col gap-4">
      {isUndecided && (
        <AsidePart title={t('how.title')}>
          <ol className="list-decimal space-y-2 pl-5 text-small marker:text-muted">
            {steps.map((step) => (
              <li key={step}>{t(`how.${step}`)}</li>
            ))}
          </ol>
        </AsidePart>
      )}
      {subscription !== null && <MandatePart subscription={subscription} />}
      <AsidePart title={t('help.title')}>
        {isUndecided ? (
          questions.map((name) => <PricingQuestion key={name} name={name} />)
        ) : (
          <p className="text-small text-muted">{t('help.text')}</p>
        )}
        <ul className="flex flex-col text-small">
          {(
            [
              ['refund', links.refundPolicy()],
              ['pricing', to.pricing()],
              ['support', links.support()],
            ] as const
          ).map(([key, href]) => (
            <li key={key}>
              <Link href={href} className="inline-flex min-h-8 items-center">
                {t(`help.${key}`)}
              </Link>
            </li>
          ))}
        </ul>
      </AsidePart>
    </div>
  );
}
