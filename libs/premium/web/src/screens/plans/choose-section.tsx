import type { UseQueryResult } from '@tanstack/react-query';
import type { Membership, Period, Plan } from '@upround/premium/contract';
import { Badge, Link, Surface, Time } from '@upround/shared/ui';
import { PeriodSwitch, usePeriod } from '../../components/period-switch';
import { PricesError } from '../../components/prices-error';
import { useChosenPlan } from '../../model/plan-choice';
import type { Tier } from '../../model/plan-rows';
import { usePlanLinks } from '../../model/use-plan-links';
import { canChangeTo } from './can-change-to';
import { ChangePanel } from './change-panel';
import { LinesSkeleton } from './lines-skeleton';
import { usePlansText } from './messages/catalogue';
import { PlanLine } from './plan-line';
import { ChangeAction, GuestAction, StartAction } from './plan-line-actions';

interface ChooseSectionProps {
  query: UseQueryResult<{ data: Plan[] }>;
  /** `GUEST`, or the member's subscription, null without one, and the tier that they can use. */
  viewer: 'GUEST' | { subscription: Membership | null; tier: Tier };
}

/** The plans on offer, each with the way to it. The chosen one is in the address. */
export function ChooseSection({ query, viewer }: ChooseSectionProps) {
  const t = usePlansText();
  const to = usePlanLinks();
  const isGuest = viewer === 'GUEST';
  const subscription = isGuest ? null : viewer.subscription;
  const tier = isGuest ? 0 : viewer.tier;
  const title = subscription !== null ? 'changeTitle' : tier === 3 ? 'allTitle' : 'title';
  return (
    <section aria-labelledby="choose" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="choose" tabIndex={-1} className="text-title font-semibold outline-hidden">
          {t(`choose.${title}`)}
        </h2>
        <PeriodSwitch />
      </div>
      <PricesError query={query} />
      {query.data !== undefined && (
        <PlanLines
          plans={query.data.data}
          isGuest={isGuest}
          subscription={subscription}
          tier={tier}
        />
      )}
      {query.isPending && <LinesSkeleton />}
      <p className="text-small">
        <Link href={to.pricing()}>{t('choose.compare')}</Link>
      </p>
    </section>
  );
}

interface PlanLinesProps {
  plans: readonly Plan[];
  isGuest: boolean;
  subscription: Membership | null;
  tier: Tier;
}

function PlanLines({ plans, isGuest, subscription, tier }: PlanLinesProps) {
  const t = usePlansText();
  const [period] = usePeriod();
  const chosen = useChosenPlan();
  // Without a choice, the next higher plan has the filled button.
  const recommended = chosen === undefined ? tier + 1 : 0;
  const state = subscription?.state;
  return (
    <>
      {state !== undefined && state !== 'ACTIVE' && state in after && (
        <p className="text-small text-muted">{t(`choose.after.${state as keyof typeof after}`)}</p>
      )}
      <Surface padding="none">
        <ul>
          {plans.map((plan) => {
            const isChosen = chosen === plan.offeringId;
            const props = { plan, period, isChosen };
            const isFilled = isChosen || plan.tier === recommended;
            return (
              <PlanLine
                key={plan.id}
                {...props}
                note={
                  subscription === null ? (
                    <GivenNote {...props} tier={tier} />
                  ) : (
                    <PlanNote {...props} subscription={subscription} />
                  )
                }
                action={
                  isGuest ? (
                    <GuestAction {...props} isFilled={isFilled} />
                  ) : subscription === null ? (
                    plan.tier > tier && <StartAction {...props} isFilled={isFilled} />
                  ) : (
                    <ChangeAction {...props} isFilled={isFilled} subscription={subscription} />
                  )
                }
              >
                {isChosen && subscription !== null && canChangeTo(subscription, plan, period) && (
                  <ChangePanel
                    key={`${plan.id} ${period}`}
                    plan={plan}
                    period={period}
                    subscription={subscription}
                  />
                )}
              </PlanLine>
            );
          })}
        </ul>
      </Surface>
    </>
  );
}

/** States in which a subscription can't be changed yet, each with a sentence. */
const after = { GRACE: true, PAUSED: true, CANCELLED: true } as const;

/** Without a subscription: that a plan is the member's own, or part of it, or the chosen one. */
function GivenNote({ plan, tier, isChosen }: { plan: Plan; tier: Tier; isChosen: boolean }) {
  const t = usePlansText();
  if (plan.tier === tier) return <Badge tone="accent">{t('choose.present')}</Badge>;
  if (plan.tier < tier) return <Badge>{t('choose.included')}</Badge>;
  return isChosen ? <Badge tone="accent">{t('choose.chosen')}</Badge> : null;
}

interface PlanNoteProps {
  plan: Plan;
  period: Period;
  subscription: Membership;
}

/** That a plan is the member's own, or will be. */
function PlanNote({ plan, period, subscription }: PlanNoteProps) {
  const t = usePlansText();
  const { planId, change, periodEnd } = subscription;
  const isNext = change?.planId === plan.offeringId && change.period === period;
  if (!isNext || periodEnd === null) {
    return planId === plan.offeringId ? <Badge tone="accent">{t('choose.present')}</Badge> : null;
  }
  return (
    <Badge tone="accent">
      {t.rich('choose.scheduled', { date: () => <Time value={periodEnd} form="date" /> })}
    </Badge>
  );
}
