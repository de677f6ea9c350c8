import { BellRing } from 'lucide-react';
import { useFailureReason } from '@upround/shared/query';
import { useRequireMember, useSession } from '@upround/shared/session';
import { Button, ICON_STROKE, Notice, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { useChangeInterest, usePremiumInterest } from '../data/premium-queries';
import { usePremiumText } from '../messages/catalogue';

export interface PremiumInterestProps {
  /** Where it isn't the page's main action. */
  isSecondary?: boolean;
}

/** One press asks to be notified when Premium opens, another undoes it. Guests are led to log in and come back. */
export function PremiumInterest({ isSecondary = false }: PremiumInterestProps) {
  const t = usePremiumText();
  const reasonOf = useFailureReason();
  const requireMember = useRequireMember();
  const { isMember } = useSession();
  const query = usePremiumInterest(isMember);
  const change = useChangeInterest();

  if (isMember && query.isPending) {
    return (
      <SkeletonGroup label={t('interest.loading')}>
        <Skeleton className="h-10 w-60 max-w-full" />
      </SkeletonGroup>
    );
  }
  if (query.isError && query.data === undefined) {
    return (
      <Notice
        tone="danger"
        title={t('interest.error')}
        action={
          <Button size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
            {t('interest.retry')}
          </Button>
        }
      >
        {reasonOf(query.error)}
      </Notice>
    );
  }
  const isAsked = isMember && query.data?.interested === true;
  return (
    <div className="flex flex-col items-start gap-3">
      <p role="status" className="flex items-center gap-2 font-medium empty:hidden">
        {isAsked && (
          <>
            <BellRing aria-hidden size={18} strokeWidth={ICON_STROKE} className="shrink-0" />
            {t('interest.asked')}
          </>
        )}
      </p>
      <Button
        variant={isAsked ? 'quiet' : isSecondary ? 'secondary' : 'primary'}
        className={isAsked ? '-ml-4' : undefined}
        busy={change.isPending}
        onClick={() => requireMember(() => change.mutate(!isAsked))}
      >
        {t(isAsked ? 'interest.undo' : 'interest.ask')}
      </Button>
      {change.isError && (
        <Notice tone="danger" announce>
          {t('interest.failed', { why: reasonOf(change.error) })}
        </Notice>
      )}
    </div>
  );
}
