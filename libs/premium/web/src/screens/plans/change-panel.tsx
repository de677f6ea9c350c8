import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  changeMembership,
  type Membership,
  type Period,
  type Plan,
  type Proration,
} from '@upround/premium/contract';
import { api } from '@upround/shared/api-client';
import { announce } from '@upround/shared/routing';
import {
  Button,
  ButtonLink,
  ErrorState,
  Notice,
  Skeleton,
  SkeletonGroup,
  Time,
} from '@upround/shared/ui';
import { FactList, type Fact } from '../../components/fact-list';
import { usePaymentReason } from '../../data/use-payment-reason';
import { usePlanTexts } from '../../model/plan-rows';
import { useMoney } from '../../model/use-money';
import { usePlanLinks } from '../../model/use-plan-links';
import { usePlansText } from './messages/catalogue';
import { useChangeMembership } from './use-change-membership';

interface ChangePanelProps {
  plan: Plan;
  period: Period;
  subscription: Membership;
}

/** What a change of plan costs, and the button that makes it. Nothing changes before. */
export function ChangePanel(props: ChangePanelProps) {
  const { plan, period, subscription } = props;
  const t = usePlansText();
  const reasonOf = usePaymentReason();
  const heading = useRef<HTMLHeadingElement>(null);
  const preview = usePreview(props);
  useEffect(() => heading.current?.focus(), []);
  const proration = preview.data?.proration ?? null;
  return (
    <section aria-labelledby="change" className="px-4 pb-4 medium:px-6 medium:pb-6">
      <div className="flex flex-col gap-4 border-t pt-4">
        <h4 id="change" ref={heading} tabIndex={-1} className="font-semibold outline-hidden">
          {t('preview.title', { plan: plan.name })}
        </h4>
        {preview.isPending && <PanelSkeleton {...props} />}
        {preview.isError && (
          <ErrorState
            title={t('preview.error')}
            level={3}
            className="px-0 py-0"
            busy={preview.isFetching}
            onRetry={() => void preview.refetch()}
          >
            {reasonOf(preview.error)}
          </ErrorState>
        )}
        {proration !== null && (
          <Change plan={plan} period={period} subscription={subscription} proration={proration} />
        )}
      </div>
    </section>
  );
}

/** Asked again each time: the credit shrinks by the day. */
function usePreview({ plan: { offeringId }, period, subscription: { id } }: ChangePanelProps) {
  const body = { planId: offeringId, period, preview: true };
  return useQuery({
    queryKey: [changeMembership.id, 'preview', id, body],
    queryFn: ({ signal }) => api.call(changeMembership, { params: { id }, body }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** As high as what follows: a higher plan has a sum, a lower one a list of what is lost. */
function PanelSkeleton({ plan, subscription }: ChangePanelProps) {
  const t = usePlansText();
  const { lostRows } = usePlanTexts();
  const lost = lostRows(subscription.tier, plan.tier);
  const isHigher = plan.tier > subscription.tier;
  return (
    <SkeletonGroup label={t('preview.loading')} className="flex flex-col gap-4">
      <Skeleton className="h-5 w-64 max-w-full" />
      <Skeleton className={isHigher ? 'h-29 w-full' : 'h-5 w-full'} />
      {!isHigher && lost.length > 0 && (
        <div className="flex flex-col">
          {[...lost, 'title'].map((_, row) => (
            <Skeleton key={row} className="my-0.5 h-4 w-56 max-w-full" />
          ))}
        </div>
      )}
      <Skeleton className="h-10 w-48" />
    </SkeletonGroup>
  );
}

interface ChangeProps extends ChangePanelProps {
  proration: Proration;
}

function Change({ plan, period, subscription, proration }: ChangeProps) {
  const t = usePlansText();
  const texts = usePlanTexts();
  const money = useMoney();
  const reasonOf = usePaymentReason();
  const navigate = useNavigate();
  const to = usePlanLinks();
  const facts = useFacts(plan, period, proration);
  const change = useChangeMembership(({ payment }) => {
    if (payment !== null) return;
    void navigate(to.plans(), { replace: true });
    announce(t('preview.done'));
    document.getElementById('present')?.focus();
  });
  const isNow = proration.from === 'NOW';
  const lost = isNow ? [] : texts.lostRows(subscription.tier, plan.tier);
  const present = texts.nameOf(subscription.tier);
  return (
    <>
      <p className="text-small">
        <WhenText plan={plan} period={period} subscription={subscription} proration={proration} />
      </p>
      <FactList facts={facts} />
      {isNow && proration.credit > proration.price - proration.dueNow && (
        <p className="text-small text-muted">
          {t.rich('preview.longer', {
            amount: money.exact(proration.credit - proration.price + proration.dueNow),
            date: () => <Time value={proration.nextDebitAt} form="date" />,
          })}
        </p>
      )}
      {lost.length > 0 && (
        <div className="text-small">
          <p>{t('preview.lose')}</p>
          <ul className="mt-1 list-disc pl-5">
            {lost.map(({ key, text }) => (
              <li key={key}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      {change.isError && (
        <Notice tone="danger" announce title={t('preview.failed')}>
          {reasonOf(change.error)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          busy={change.isPending}
          onClick={() =>
            change.mutate({
              params: { id: subscription.id },
              body: { planId: plan.offeringId, period },
            })
          }
        >
          {isNow
            ? t('preview.confirmNow', { amount: money.exact(proration.dueNow) })
            : t('preview.confirmLater')}
        </Button>
        <ButtonLink href={to.plans({ period })} variant="quiet">
          {t('preview.keep', { plan: present })}
        </ButtonLink>
      </div>
    </>
  );
}

/** When the change takes effect. */
function WhenText({ plan, period, subscription, proration }: ChangeProps) {
  const t = usePlansText();
  const texts = usePlanTexts();
  const date = () => <Time value={proration.at} form="date" />;
  if (proration.from === 'NOW') return t('preview.now', { plan: plan.name });
  if (plan.tier === subscription.tier) return t.rich('preview.samePlan', { period, date });
  const present = texts.nameOf(subscription.tier);
  return t.rich('preview.later', { plan: plan.name, present, date });
}

function useFacts(plan: Plan, period: Period, proration: Proration): Fact[] {
  const t = usePlansText();
  const money = useMoney();
  const { from, price, credit, dueNow, nextDebitAt } = proration;
  const next: Fact = {
    label: t('preview.nextDebit'),
    value: t.rich('preview.nextDebitOf', {
      amount: money.exact(price),
      date: () => <Time value={nextDebitAt} form="date" />,
    }),
  };
  if (from === 'PERIOD_END') return [next];
  return [
    { label: t('preview.price', { plan: plan.name, period }), value: money.exact(price) },
    // Credit above the price makes the first period longer.
    { label: t('preview.credit'), value: `−${money.exact(Math.min(credit, price - dueNow))}` },
    { label: t('preview.due'), value: money.exact(dueNow), isTotal: true },
    next,
  ];
}
