import { Check } from 'lucide-react';
import type { Membership } from '@upround/premium/contract';
import { FailureReason } from '@upround/shared/query';
import { Badge, ErrorState, ICON_STROKE, Skeleton, SkeletonGroup, Time } from '@upround/shared/ui';
import { useMembership } from '../data/premium-queries';
import { usePremiumText } from '../messages/catalogue';
import { PremiumInterest } from './premium-interest';

/** The plan that runs, what it includes at present, and until when. */
export function PresentPlan() {
  const t = usePremiumText();
  const query = useMembership();
  if (query.isPending) {
    return (
      <SkeletonGroup label={t('plan.loading')} className="flex flex-col gap-2">
        <Skeleton className="h-4 w-32" />
        <Skeleton className="h-3 w-72 max-w-full" />
      </SkeletonGroup>
    );
  }
  if (query.data === undefined) {
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
  return <Plan {...query.data} />;
}

const givenBy = { PLAN: undefined, GRANT: 'plan.granted', DEMO: 'plan.demo' } as const;

function Plan({ plan }: Membership) {
  const t = usePremiumText();
  if (plan === null) {
    return (
      <div className="flex flex-col items-start gap-3">
        <Badge>{t('plan.free')}</Badge>
        <Includes names={['free', 'previews']} />
        <p className="text-small text-muted">{t('plan.notSold')}</p>
        <PremiumInterest isSecondary />
      </div>
    );
  }
  const { tier, source, until } = plan;
  const given = givenBy[source];
  return (
    <div className="flex flex-col items-start gap-3">
      <Badge tone="accent">{t('plan.tier', { tier: String(tier) })}</Badge>
      <Includes names={['free', 'whole']} />
      <p className="text-small text-muted">
        {until === null
          ? t('plan.noEnd')
          : t.rich('plan.until', { date: () => <Time value={until} form="date" /> })}{' '}
        {given !== undefined && t(given)}
      </p>
    </div>
  );
}

function Includes({ names }: { names: readonly ('free' | 'previews' | 'whole')[] }) {
  const t = usePremiumText();
  return (
    <ul className="flex flex-col gap-2 text-small">
      {names.map((name) => (
        <li key={name} className="flex gap-2">
          <Check
            aria-hidden
            size={16}
            strokeWidth={ICON_STROKE}
            className="mt-0.5 shrink-0 text-success-text"
          />
          {t(`plan.includes.${name}`)}
        </li>
      ))}
    </ul>
  );
}
