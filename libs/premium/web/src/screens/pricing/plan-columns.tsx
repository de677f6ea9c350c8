import { useId, type ReactNode } from 'react';
import type { Period, Plan } from '@upround/premium/contract';
import { offeringOf } from '@upround/shared/domain';
import { links } from '@upround/shared/links';
import { useSession } from '@upround/shared/session';
import { Badge, ButtonLink, classes, useIsPhone } from '@upround/shared/ui';
import { RowList } from '../../components/row-list';
import { useMembership } from '../../data/premium-queries';
import { usePremiumText } from '../../messages/catalogue';
import { paidTiers, tiers, usePlanTexts, type Tier } from '../../model/plan-rows';
import { subscriptionOf, tierOfPlan } from '../../model/subscription';
import { useMoney } from '../../model/use-money';
import { useNext, usePlanLinks } from '../../model/use-plan-links';
import { usePricingText } from './messages/catalogue';
import { PlanPrice, PriceLines } from './plan-price';

interface PlanColumnsProps {
  /** Undefined while they load. */
  plans: readonly Plan[] | undefined;
  period: Period;
}

/**
 * The plans side by side, Free first, each with what it opens. Their parts line up across the columns. On phones the paid
 * plans are first, and Free is one line below them.
 */
export function PlanColumns({ plans, period }: PlanColumnsProps) {
  const t = usePricingText();
  const isPhone = useIsPhone();
  const shown = isPhone ? paidTiers : tiers;
  return (
    <section
      aria-label={t('columns')}
      className="grid overflow-hidden rounded-surface border bg-surface-raised medium:grid-cols-2 wide:grid-cols-4"
    >
      {shown.map((tier) => (
        <PlanColumn
          key={tier}
          tier={tier}
          action={<PlanAction tier={tier} period={period} />}
          price={
            tier === 0 ? (
              <FreePrice />
            ) : (
              <PlanPrice plan={plans?.find((plan) => plan.tier === tier)} period={period} />
            )
          }
        />
      ))}
      {isPhone && <FreeLine action={<PlanAction tier={0} period={period} />} />}
    </section>
  );
}

/** Free, where there is room for one line. */
function FreeLine({ action }: { action: ReactNode }) {
  const t = usePremiumText();
  const texts = usePlanTexts();
  const id = useId();
  return (
    <article
      aria-labelledby={id}
      className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2"
    >
      <div className="flex items-baseline gap-2">
        <h2 id={id} className="font-semibold">
          {texts.nameOf(0)}
        </h2>
        <p className="text-small text-muted">{t('price.none')}</p>
      </div>
      <div>{action}</div>
    </article>
  );
}

function FreePrice() {
  const t = usePremiumText();
  const money = useMoney();
  return <PriceLines amount={money.price(0)} unit={t('price.none')} note={t('price.noneNote')} />;
}

interface PlanColumnProps {
  tier: Tier;
  price: ReactNode;
  action: ReactNode;
}

function PlanColumn({ tier, price, action }: PlanColumnProps) {
  const t = usePremiumText();
  const tPricing = usePricingText();
  const texts = usePlanTexts();
  const { data } = useMembership();
  const id = useId();
  const isPresent = data !== undefined && tierOfPlan(data) === tier;
  return (
    <article
      aria-labelledby={id}
      className={classes(
        'row-span-4 grid grid-rows-subgrid gap-4 border-b p-4 last:border-b-0 medium:p-6',
        'medium:nth-[n+3]:border-b-0 medium:odd:border-r wide:border-r wide:border-b-0 wide:last:border-r-0',
      )}
    >
      <header className="flex flex-col gap-1">
        <div className="flex min-h-7 flex-wrap items-center gap-2">
          <h2 id={id} className="text-title font-semibold">
            {texts.nameOf(tier)}
          </h2>
          {isPresent && <Badge tone="accent">{tPricing('present')}</Badge>}
        </div>
        <p className="text-small text-muted">{t('plan.audience', { tier: String(tier) })}</p>
      </header>
      {price}
      <div>{action}</div>
      <RowList
        label={t('plan.opens', { name: texts.nameOf(tier) })}
        texts={texts.addedTexts(tier)}
      />
    </article>
  );
}

/** The way to a plan; of the viewer's own one, to where it's managed. */
function PlanAction({ tier, period }: { tier: Tier; period: Period }) {
  const t = usePricingText();
  const texts = usePlanTexts();
  const { isMember } = useSession();
  const { data } = useMembership();
  const to = usePlanLinks();
  const next = useNext();
  if (tier === 0 && !isMember) {
    return (
      <ButtonLink href={links.login({ view: 'sign-up', next })} wide>
        {t('signUp')}
      </ButtonLink>
    );
  }
  const present = tierOfPlan(data);
  const isSubscribed = data !== undefined && subscriptionOf(data) !== null;
  if (tier === 0 && data === undefined) return <NoAction>{null}</NoAction>;
  if (tier === 0) return <NoAction>{t(present === 0 ? 'onFree' : 'included')}</NoAction>;
  if (present === tier) {
    return (
      <ButtonLink href={to.plans()} wide>
        {t('manage')}
      </ButtonLink>
    );
  }
  if (tier < present && !isSubscribed) return <NoAction>{t('included')}</NoAction>;
  return (
    <ButtonLink
      href={to.plans({ plan: offeringOf(tier), period })}
      variant={tier === present + 1 ? 'primary' : 'secondary'}
      wide
    >
      {t(isSubscribed ? 'change' : 'choose', { plan: texts.nameOf(tier) })}
    </ButtonLink>
  );
}

/** Says, in the place of a button, why there is none. */
const NoAction = ({ children }: { children: ReactNode }) => (
  <p className="flex h-10 items-center text-small text-muted">{children}</p>
);
