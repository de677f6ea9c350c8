import { useQuery } from '@tanstack/react-query';
import { CalendarX2 } from 'lucide-react';
import type { Mentor } from '@upround/mentor/contract';
import { ApiError } from '@upround/shared/api-client';
import { links, routes } from '@upround/shared/links';
import { FailureReason } from '@upround/shared/query';
import { Page } from '@upround/shared/routing';
import { ButtonLink, EmptyState, ErrorState, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { MentorNav } from '../components/mentor-nav';
import { mentorQuery } from '../data/mentor-queries';
import { BookingPage } from './booking-page';
import { useBookingText } from './messages/catalogue';
import { useBookingAddress } from './use-booking-address';

/** `/book-mentor`: choosing a session and a time, saying what it's about, and booking it. */
export function BookMentorScreen() {
  const t = useBookingText();
  const place = useBookingAddress();
  const slug = place.address.mentor;
  const query = useQuery({ ...mentorQuery(slug), enabled: slug !== '' });
  const mentor = query.data;
  const isUnknown = slug === '' || (query.error instanceof ApiError && query.error.status === 404);
  const title =
    mentor === undefined ? t('title') : t('titleWith', { name: mentor.person.displayName });
  return (
    <>
      <MentorNav current="mentors" />
      <div className="px-4 py-6 medium:px-6 medium:py-8">
        <Page
          pattern={routes.bookMentor}
          title={title}
          // The name is beside the form: here it would wrap on phones once it's known.
          heading={<span className="text-display">{t('title')}</span>}
        >
          <div className="mt-6">
            {mentor !== undefined ? (
              <Bookable mentor={mentor} place={place} />
            ) : isUnknown ? (
              <EmptyState
                icon={CalendarX2}
                title={t('unknown')}
                className="px-0"
                action={<ButtonLink href={links.mentors()}>{t('findMentor')}</ButtonLink>}
              >
                {t('unknownText')}
              </EmptyState>
            ) : query.isPending ? (
              <BookingSkeleton />
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
          </div>
        </Page>
      </div>
    </>
  );
}

interface BookableProps {
  mentor: Mentor;
  place: ReturnType<typeof useBookingAddress>;
}

/** The form, or why there's nothing to book. */
function Bookable({ mentor, place }: BookableProps) {
  const t = useBookingText();
  const name = mentor.person.displayName;
  const find = <ButtonLink href={links.mentors()}>{t('findMentor')}</ButtonLink>;
  if (mentor.isOwn) {
    return (
      <EmptyState
        title={t('own')}
        className="px-0"
        action={
          <ButtonLink href={links.sessions({ as: 'mentor' })}>{t('yourSessions')}</ButtonLink>
        }
      >
        {t('ownText')}
      </EmptyState>
    );
  }
  if (mentor.state === 'PAUSED') {
    return (
      <EmptyState title={t('paused', { name })} className="px-0" action={find}>
        {t('pausedText')}
      </EmptyState>
    );
  }
  if (mentor.services.length === 0) {
    return <EmptyState title={t('noServices', { name })} className="px-0" action={find} />;
  }
  return <BookingPage key={mentor.slug} mentor={mentor} place={place} />;
}

function BookingSkeleton() {
  const t = useBookingText();
  return (
    <SkeletonGroup label={t('loading')} className="flex flex-col gap-8 wide:flex-row">
      <div className="flex w-full max-w-content flex-col gap-6">
        <Skeleton className="h-8 w-full" />
        <Skeleton className="h-7 w-64" />
        <Skeleton className="h-80 w-full" />
      </div>
      <Skeleton className="h-72 w-full rounded-surface wide:grow" />
    </SkeletonGroup>
  );
}
