import type { MembershipAnswer } from '@upround/premium/contract';
import { links } from '@upround/shared/links';
import { FailureReason } from '@upround/shared/query';
import { Badge, ButtonLink, ErrorState, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { useMembership } from '../data/premium-queries';
import { usePremiumText } from '../messages/catalogue';
import { usePlanTexts } from '../model/plan-rows';
import { subscriptionOf, tierOfPlan } from '../model/subscription';
import { PlanTerm } from './plan-term';
import { RowList } from './row-list';

/** The plan that the member can use, until when, and the way to the plans. */
export function PresentPlan() {
  const t = usePremiumText();
  const query = useMembership();
  if (query.data !== undefined) return <Plan answer={query.data} />;
  if (query.isPending) {
    return (
      <SkeletonGroup label={t('plan.loading')} className="flex flex-col gap-2">
        <Skeleton className="h-4 w-32" />
        <Skeleton className="h-3 w-72 max-w-full" />
      </SkeletonGroup>
    );
  }
  return (
    <ErrorState
      title={t('plan.error')}
      level={3}
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
      className="px-0"
    >
      <FailureReason error={query.error} />
    </ErrorState>
  );
}

function Plan({ answer }: { answer: MembershipAnswer }) {
  const t = usePremiumText();
  const texts = usePlanTexts();
  const tier = tierOfPlan(answer);
  const isManaged = subscriptionOf(answer) !== null;
  return (
    <div className="flex flex-col items-start gap-3">
      <Badge tone={tier === 0 ? 'neutral' : 'accent'}>{texts.nameOf(tier)}</Badge>
      <RowList texts={texts.rowsOf(tier).map(({ text }) => text)} />
      <p className="text-small text-muted">
        <PlanTerm answer={answer} />
      </p>
      <ButtonLink href={links.plans()} size="small">
        {t(isManaged ? 'plan.manage' : 'plan.see')}
      </ButtonLink>
    </div>
  );
}
