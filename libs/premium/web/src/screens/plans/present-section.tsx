import type { ReactNode } from 'react';
import type { Membership, MembershipAnswer } from '@upround/premium/contract';
import { tierOf } from '@upround/shared/domain';
import { Badge, ButtonLink, Notice, Surface, Time, type BadgeTone } from '@upround/shared/ui';
import { FactList, type Fact } from '../../components/fact-list';
import { RowList } from '../../components/row-list';
import { usePremiumText } from '../../messages/catalogue';
import { usePlanTexts } from '../../model/plan-rows';
import { subscriptionOf, tierOfPlan } from '../../model/subscription';
import { useMoney } from '../../model/use-money';
import { usePlanLinks } from '../../model/use-plan-links';
import { usePlansText } from './messages/catalogue';
import { PlanActions } from './plan-actions';

const tones: Partial<Record<Membership['state'], BadgeTone>> = {
  ACTIVE: 'success',
  GRACE: 'warning',
};

/** The plan that the member can use, what it costs, and what can be done with it. */
export function PresentSection({ answer }: { answer: MembershipAnswer }) {
  const t = usePlansText();
  const subscription = subscriptionOf(answer);
  if (answer.plan === null && answer.membership === null) return <FreeLine />;
  return (
    <Surface as="section" padding="large" aria-labelledby="present" className="flex flex-col gap-4">
      <h2 id="present" tabIndex={-1} className="text-small font-medium text-muted outline-hidden">
        {t('present.title')}
      </h2>
      {subscription === null ? (
        <GivenPlan answer={answer} />
      ) : (
        <PaidPlan answer={answer} subscription={subscription} />
      )}
    </Surface>
  );
}

/** Someone who has never had a plan needs one line. */
function FreeLine() {
  const t = usePlansText();
  const tPremium = usePremiumText();
  return (
    <Surface
      as="section"
      padding="none"
      aria-labelledby="present"
      className="flex min-h-12 flex-wrap items-center gap-x-3 px-4 py-2 text-small medium:px-6"
    >
      <h2 id="present" tabIndex={-1} className="text-muted outline-hidden">
        {t('present.title')}
      </h2>
      <p className="font-semibold">{tPremium('plan.free')}</p>
      <p className="ml-auto text-muted">{tPremium('plan.freeNote')}</p>
    </Surface>
  );
}

/** Free, a gift, or what comes with a demo account. */
function GivenPlan({ answer }: { answer: MembershipAnswer }) {
  const t = usePlansText();
  const tPremium = usePremiumText();
  const texts = usePlanTexts();
  const tier = tierOfPlan(answer);
  const { plan, membership } = answer;
  const until = plan?.until ?? null;
  const sources = { GRANT: 'present.gift', DEMO: 'present.demo', PLAN: undefined } as const;
  const note = plan === null ? 'present.free' : sources[plan.source];
  const openPaymentId = membership?.openPaymentId ?? null;
  return (
    <>
      <p className="-mt-2 text-display font-semibold">{texts.nameOf(tier)}</p>
      {until !== null && (
        <FactList
          facts={[{ label: t('present.ends'), value: <Time value={until} form="date" /> }]}
        />
      )}
      {note !== undefined && <p className="text-small text-muted">{t(note)}</p>}
      {tier > 0 && (
        <RowList
          label={tPremium('plan.opens', { name: texts.nameOf(tier) })}
          texts={texts.rowsOf(tier).map(({ text }) => text)}
        />
      )}
      {membership !== null && openPaymentId !== null && (
        <OpenPaymentNotice id={openPaymentId}>
          {tPremium('payments.waitingOther')}
        </OpenPaymentNotice>
      )}
    </>
  );
}

/** Reminds of a payment that isn't finished. */
function OpenPaymentNotice({ id, children }: { id: string; children: ReactNode }) {
  const t = usePremiumText();
  const to = usePlanLinks();
  return (
    <Notice
      title={t('payments.waiting')}
      action={
        <ButtonLink size="small" href={to.payment({ payment: id })}>
          {t('payments.continue')}
        </ButtonLink>
      }
    >
      {children}
    </Notice>
  );
}

interface PaidPlanProps {
  answer: MembershipAnswer;
  subscription: Membership;
}

function PaidPlan({ answer, subscription }: PaidPlanProps) {
  const t = usePlansText();
  const tPremium = usePremiumText();
  const texts = usePlanTexts();
  const { tier, state, openPaymentId } = subscription;
  return (
    <>
      <div className="-mt-2 flex flex-wrap items-center gap-3">
        <p className="text-display font-semibold">{texts.nameOf(tier)}</p>
        <Badge tone={tones[state] ?? 'neutral'}>{t('present.state', { state })}</Badge>
      </div>
      <StateNotice answer={answer} subscription={subscription} />
      {state !== 'GRACE' && openPaymentId !== null && (
        <OpenPaymentNotice id={openPaymentId}>
          {tPremium('payments.waitingOther')}
        </OpenPaymentNotice>
      )}
      <FactList facts={useFacts(subscription)} />
      <RowList
        label={tPremium('plan.opens', { name: texts.nameOf(tier) })}
        texts={texts.rowsOf(tier).map(({ text }) => text)}
      />
      <PlanActions subscription={subscription} />
    </>
  );
}

function useFacts({ state, period, amount, periodEnd, nextDebitAt, nextAmount }: Membership) {
  const t = usePlansText();
  const tPremium = usePremiumText();
  const money = useMoney();
  const facts: Fact[] = [
    {
      label: t('present.price'),
      value: tPremium('price.now', { amount: money.price(amount), period }),
    },
  ];
  if (periodEnd !== null) {
    facts.push({
      label: t(state === 'CANCELLED' ? 'present.ends' : 'present.paidUntil'),
      value: <Time value={periodEnd} form="date" />,
    });
  }
  facts.push({
    label: t('present.nextDebit'),
    value:
      nextDebitAt === null
        ? t('present.noDebit')
        : t.rich('present.nextDebitOf', {
            amount: money.price(nextAmount ?? amount),
            date: () => <Time value={nextDebitAt} form="date" />,
          }),
  });
  return facts;
}

/** What is special about a subscription that isn't simply active. */
function StateNotice({ answer, subscription }: PaidPlanProps) {
  const t = usePlansText();
  const to = usePlanLinks();
  const { state, tier, change, periodEnd, openPaymentId } = subscription;
  const plan = usePlanTexts().nameOf(tier);
  // In the days of grace the plan works longer than its period.
  const until = state === 'GRACE' ? (answer.plan?.until ?? periodEnd) : periodEnd;
  const date = () => (until === null ? null : <Time value={until} form="date" />);
  if (state === 'GRACE') {
    return (
      <Notice
        tone="warning"
        action={
          openPaymentId !== null && (
            <ButtonLink size="small" href={to.payment({ payment: openPaymentId })}>
              {t('present.payNow')}
            </ButtonLink>
          )
        }
      >
        {t.rich('present.grace', { plan, date })}
      </Notice>
    );
  }
  if (state === 'PAUSED') {
    return (
      <Notice>
        {answer.plan === null
          ? t('present.pausedOver', { plan })
          : t.rich('present.paused', { plan, date })}
      </Notice>
    );
  }
  if (state === 'CANCELLED')
    return <Notice>{t.rich('present.cancelled', { plan, date, tier: String(tier) })}</Notice>;
  return change === null ? null : <ChangeNotice change={change} date={date} />;
}

interface ChangeNoticeProps {
  change: NonNullable<Membership['change']>;
  date: () => ReactNode;
}

/** To which plan a subscription changes at the end of its period. */
function ChangeNotice({ change: { planId, period }, date }: ChangeNoticeProps) {
  const t = usePlansText();
  const tPremium = usePremiumText();
  const texts = usePlanTexts();
  const plan = tPremium('price.title', { plan: texts.nameOf(tierOf(planId)), period });
  return <Notice>{t.rich('present.change', { plan, date })}</Notice>;
}
