import { useQuery } from '@tanstack/react-query';
import { links, routes } from '@upround/shared/links';
import { FailureReason } from '@upround/shared/query';
import { Page } from '@upround/shared/routing';
import {
  ButtonLink,
  ErrorState,
  FormColumns,
  Skeleton,
  SkeletonGroup,
  useIsWide,
} from '@upround/shared/ui';
import type { OwnMentor } from '@upround/mentor/contract';
import { ownMentorQuery } from '../data/mentor-queries';
import { emptyOwnMentor } from './empty-own-mentor';
import { useOfferText } from './messages/catalogue';
import { MentorPreview } from './mentor-preview';
import { OfferStatus } from './offer-status';
import { CalendarsPart } from './parts/calendars-part';
import { HoursPart } from './parts/hours-part';
import { ProfilePart } from './parts/profile-part';
import { ServicesPart } from './parts/services-part';

/** `/mentor?view=offer`: the member's own profile as a mentor, from the first draft on. */
export function OfferScreen() {
  const t = useOfferText();
  const query = useQuery(ownMentorQuery());
  const mentor = query.data?.mentor ?? null;
  const slug = mentor?.state === 'LISTED' ? mentor.slug : null;
  const title = t(slug === null ? 'title' : 'titleOwn');
  return (
    <div className="px-4 py-6 medium:px-6 medium:py-8">
      <Page
        pattern={routes.mentors}
        title={title}
        heading={<span className="text-display">{title}</span>}
        actions={slug !== null && <ButtonLink href={links.mentor(slug)}>{t('seePage')}</ButtonLink>}
      >
        <p className="mt-1 mb-6 max-w-measure text-muted">{t('lead')}</p>
        {query.data !== undefined ? (
          <Offer mentor={mentor ?? emptyOwnMentor()} />
        ) : query.isPending ? (
          <OfferSkeleton />
        ) : (
          <ErrorState
            title={t('failed')}
            className="px-0"
            busy={query.isFetching}
            onRetry={() => void query.refetch()}
          >
            <FailureReason error={query.error} />
          </ErrorState>
        )}
      </Page>
    </div>
  );
}

/** The status is beside the form where the window is wide, below a preview, and before the form elsewhere. */
function Offer({ mentor }: { mentor: OwnMentor }) {
  const t = useOfferText();
  const isWide = useIsWide();
  const status = <OfferStatus mentor={mentor} />;
  if (isWide) {
    const aside = (
      <div className="flex flex-col gap-6">
        {mentor.state !== 'REMOVED' && <MentorPreview mentor={mentor} />}
        {status}
      </div>
    );
    return (
      <FormColumns asideLabel={t('status.label')} aside={aside}>
        <OfferParts mentor={mentor} />
      </FormColumns>
    );
  }
  return (
    <div className="flex flex-col gap-8">
      <aside aria-label={t('status.label')}>{status}</aside>
      <OfferParts mentor={mentor} />
    </div>
  );
}

function OfferParts({ mentor }: { mentor: OwnMentor }) {
  if (mentor.state === 'REMOVED') return null;
  return (
    <div className="flex flex-col gap-10">
      <ProfilePart mentor={mentor} />
      <ServicesPart services={mentor.services} />
      <HoursPart saved={mentor.hours} />
      <CalendarsPart calendars={mentor.calendars} />
    </div>
  );
}

function OfferSkeleton() {
  const t = useOfferText();
  return (
    <SkeletonGroup label={t('loading')} className="flex w-full max-w-content flex-col gap-6">
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-80 w-full" />
    </SkeletonGroup>
  );
}
