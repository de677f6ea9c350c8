import type { Booking } from '@upround/mentor/contract';
import { Notice } from '@upround/shared/ui';
import { isAgreed, otherOf } from '../data/sides';
import { useNow } from '../../model/use-now';
import { useSessionsText } from '../messages/catalogue';

const MINUTE_STEP = 30;

/** That the other side comes later. */
export function LateNotice({ session }: { session: Booking }) {
  const t = useSessionsText();
  const now = useNow(MINUTE_STEP);
  const late = session.timeline.findLast(
    ({ action, by }) => action === 'LATE' && by !== session.side,
  );
  if (late === undefined || !isAgreed(session) || now >= Date.parse(session.end)) return null;
  return (
    <Notice tone="warning" announce>
      {t('late.other', { name: otherOf(session).person.displayName, count: late.note })}
    </Notice>
  );
}
