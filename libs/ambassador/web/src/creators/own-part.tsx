import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import type { OwnCreator } from '@upround/ambassador/contract';
import { links } from '@upround/shared/links';
import { FailureReason } from '@upround/shared/query';
import { ButtonLink, ErrorState, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { PanelPart } from '../components/part';
import { ownCreatorQuery } from '../data/ambassador-queries';
import { CreatorStatePart } from './creator-state';
import { CreatorForm } from './creator-form';
import { CreatorNeeds } from './creator-needs';
import { useAmbassadorCreatorsText } from './messages/catalogue';
import { OwnStatements } from './own-statements';
import { PayoutPart } from './payout-part';

/** Enough to fill a phone's first screen, so that nothing visible moves when the real part arrives. */
const LOADING_ROWS = 8;

/** A member's place in the programme; a guest is asked to log in. */
export function OwnPart({ isMember }: { isMember: boolean }) {
  return isMember ? <MemberPart /> : <GuestPart />;
}

function GuestPart() {
  const t = useAmbassadorCreatorsText();
  const { pathname, search } = useLocation();
  const next = `${pathname}${search}`;
  return (
    <PanelPart title={t('own.guest')}>
      <p className="-mt-2 text-muted">{t('own.guestText')}</p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={links.login({ next })}>{t('logIn')}</ButtonLink>
        <ButtonLink href={links.login({ next, view: 'sign-up' })}>{t('signUp')}</ButtonLink>
      </div>
    </PanelPart>
  );
}

function MemberPart() {
  const t = useAmbassadorCreatorsText();
  const query = useQuery(ownCreatorQuery());
  const { data } = query;
  if (query.isPending) {
    return (
      <SkeletonGroup
        label={t('own.loading')}
        className="flex flex-col gap-6 rounded-surface border bg-surface-raised p-4 medium:p-6"
      >
        <Skeleton className="h-5 w-40" />
        {Array.from({ length: LOADING_ROWS }, (_, row) => (
          <span key={row} className="flex flex-col gap-3">
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="h-1.5 w-full" />
          </span>
        ))}
      </SkeletonGroup>
    );
  }
  if (data === undefined) {
    return (
      <ErrorState
        title={t('own.failed')}
        className="px-0"
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        <FailureReason error={query.error} />
      </ErrorState>
    );
  }
  return <OwnPlace own={data} />;
}

function OwnPlace({ own }: { own: OwnCreator }) {
  const { application: place, months } = own;
  const state = place?.state;
  const isCreator = state === 'APPROVED';
  return (
    <>
      {place !== null && !isCreator && <CreatorStatePart place={place} />}
      {place !== null && (isCreator || (state === 'LEFT' && months.length > 0)) && (
        <PayoutPart place={place} readsThisMonth={own.readsThisMonth} />
      )}
      {(isCreator || months.length > 0) && <OwnStatements months={months} />}
      {/* A creator comes for what they earn. */}
      {place !== null && isCreator && <CreatorStatePart place={place} />}
      {!isCreator && <CreatorNeeds progress={own.progress} />}
      {!isCreator && state !== 'SUBMITTED' && (
        <CreatorForm isEligible={own.isEligible} isAgain={place !== null} />
      )}
    </>
  );
}
