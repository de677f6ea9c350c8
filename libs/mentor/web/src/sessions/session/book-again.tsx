import { useNavigate } from 'react-router-dom';
import type { Booking } from '@upround/mentor/contract';
import { links } from '@upround/shared/links';
import { useSession } from '@upround/shared/session';
import { Button } from '@upround/shared/ui';
import { bookingDraft } from '../../booking/form/booking-drafts';
import { valuesOf } from '../../booking/form/booking-values';
import { useSessionsText } from '../messages/catalogue';

/** Books the same again at another time, with what was written. */
export function BookAgain({ session }: { session: Booking }) {
  const t = useSessionsText();
  const navigate = useNavigate();
  const { user } = useSession();
  const { mentor, service, goal, context, links: addresses } = session;
  if (mentor.slug === null || user === null) return null;
  const { slug } = mentor;
  const { id: userId } = user;
  const go = async () => {
    // Without storage the form begins empty.
    await bookingDraft(userId, slug)
      .write(valuesOf({ goal, context, links: addresses }))
      .catch(() => false);
    await navigate(links.bookMentor({ mentor: slug, service: service.id ?? undefined }));
  };
  return (
    <Button size="small" onClick={() => void go()}>
      {t('session.chooseTime')}
    </Button>
  );
}
