import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { links } from '@upround/shared/links';
import { useSession } from '@upround/shared/session';
import { lazyPart, PageSkeleton } from '@upround/shared/ui';
import { MentorNav } from '../components/mentor-nav';
import { MessageMentorSlot, type MentorParts } from '../mentor-parts';
import { DirectoryScreen } from './directory-screen';
import { useDirectoryText } from './messages/catalogue';

function OfferSkeleton() {
  const t = useDirectoryText();
  return <PageSkeleton shape="form" label={t('loadingOffer')} />;
}

const OfferScreen = /* @__PURE__ */ lazyPart(
  () => import('../offer/offer-screen').then((m) => m.OfferScreen),
  () => <OfferSkeleton />,
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
  const [search] = useSearchParams();
  const { isMember } = useSession();
  const { pathname, search: query } = useLocation();
  if (search.get('view') !== 'offer') return <DirectoryScreen />;
  if (!isMember) return <Navigate to={links.login({ next: `${pathname}${query}` })} replace />;
  return (
    <>
      <MentorNav current="offer" />
      <OfferScreen />
    </>
  );
}
