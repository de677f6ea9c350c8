import { lazy, Suspense } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { links } from '@upround/shared/links';
import { useSession } from '@upround/shared/session';
import { PageSkeleton } from '@upround/shared/ui';
import { MentorNav } from '../components/mentor-nav';
import { MessageMentorSlot, type MentorParts } from '../mentor-parts';
import { DirectoryScreen } from './directory-screen';
import { useDirectoryText } from './messages/catalogue';

const OfferScreen = /* @__PURE__ */ lazy(() =>
  import('../offer/offer-screen').then((m) => ({ default: m.OfferScreen })),
);

/** The screen with what other features bring to it. */
export const mentorsScreenWith = ({ MessageButton }: MentorParts) =>
  function MentorsScreenWithParts() {
    return (
      <MessageMentorSlot.Fill value={MessageButton}>
        <MentorsScreen />
      </MessageMentorSlot.Fill>
    );
  };

/** `/mentor`: the directory for everyone; what a member offers as a mentor leads guests to log in, and back. */
export function MentorsScreen() {
  const t = useDirectoryText();
  const [search] = useSearchParams();
  const { isMember } = useSession();
  const { pathname, search: query } = useLocation();
  if (search.get('view') !== 'offer') return <DirectoryScreen />;
  if (!isMember) return <Navigate to={links.login({ next: `${pathname}${query}` })} replace />;
  return (
    <>
      <MentorNav current="offer" />
      <Suspense fallback={<PageSkeleton shape="form" label={t('loadingOffer')} />}>
        <OfferScreen />
      </Suspense>
    </>
  );
}
