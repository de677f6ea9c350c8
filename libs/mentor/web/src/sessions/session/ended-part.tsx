import type { Booking } from '@upround/mentor/contract';
import { links } from '@upround/shared/links';
import { ButtonLink, Notice } from '@upround/shared/ui';
import { usePrice } from '../../model/use-price';
import { otherOf } from '../data/sides';
import { useSessionsText } from '../messages/catalogue';
import { BookAgain } from './book-again';

/** How a session ended before it took place, or that someone didn't come. */
export function EndedPart({ session }: { session: Booking }) {
  const t = useSessionsText();
  const price = usePrice();
  const { state, side, timeline, absent, isPaid, refunded, price: asked } = session;
  if (state !== 'DECLINED' && state !== 'EXPIRED' && state !== 'CANCELLED' && state !== 'NO_SHOW') {
    return null;
  }
  const name = otherOf(session).person.displayName;
  const by = timeline.at(-1)?.by;
  const who = by === side ? 'you' : by === 'MENTEE' || by === 'MENTOR' ? 'name' : 'other';
  const wasConfirmed = timeline.some(({ action }) => action === 'CONFIRM');
  const ended = state === 'CANCELLED' && !wasConfirmed ? 'cancelledRequest' : state;
  const title = t(`ended.${ended}`, { by: who, who: absent === side ? 'you' : 'name', name });
  const money = () => {
    if (asked.amount === 0 || !isPaid) return undefined;
    const amount = price({ ...asked, amount: refunded ?? 0 });
    if (refunded === null || refunded === 0) return t('ended.nothingBack');
    return t(side === 'MENTEE' ? 'ended.youRefunded' : 'ended.refunded', { amount });
  };
  const reason = state !== 'EXPIRED' ? undefined : t(isPaid ? 'ended.unanswered' : 'ended.unpaid');
  const isAbsent = state === 'NO_SHOW' && absent === side;
  const text = [reason, money(), isAbsent && t('ended.wrong')].filter(Boolean).join(' ');
  const canBookAgain = side === 'MENTEE' && state !== 'NO_SHOW';
  return (
    <Notice
      tone={state === 'NO_SHOW' ? 'warning' : 'info'}
      title={title}
      action={
        isAbsent ? (
          <ButtonLink size="small" href={reportHref(session)}>
            {t('ended.reportWrong')}
          </ButtonLink>
        ) : (
          canBookAgain && <BookAgain session={session} />
        )
      }
    >
      {text}
    </Notice>
  );
}

/** The feedback names the session, which staff correct. */
const reportHref = ({ id, side }: Booking) =>
  links.feedback({
    page: links.sessions({ as: side === 'MENTOR' ? 'mentor' : undefined, booking: id }),
    kind: 'PROBLEM',
  });
