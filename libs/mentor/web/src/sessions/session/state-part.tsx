import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { resumeBookingPayment, type Booking } from '@upround/mentor/contract';
import { links } from '@upround/shared/links';
import { mutationFor, useFailureReason } from '@upround/shared/query';
import { Button, InlineError, Notice } from '@upround/shared/ui';
import { usePrice } from '../../model/use-price';
import { useSessionClock } from '../../model/use-session-clock';
import { otherOf } from '../data/sides';
import { useNow } from '../../model/use-now';
import { useSessionsText } from '../messages/catalogue';
import { BookAgain } from './book-again';
import { EndedPart } from './ended-part';

const SECOND = 1_000;
const MINUTE = 60;

/** What a session waits for, or how it ended. */
export function StatePart({ session }: { session: Booking }) {
  const { state, side, isPaid } = session;
  if (state === 'REQUESTED' && !isPaid)
    return side === 'MENTEE' ? <Hold session={session} /> : null;
  if (state === 'REQUESTED') return <Answer session={session} />;
  return <EndedPart session={session} />;
}

/** `9:05` until a moment; undefined once it has passed. */
function useTimeLeft(moment: string): string | undefined {
  const seconds = Math.ceil((Date.parse(moment) - useNow()) / SECOND);
  if (seconds <= 0) return undefined;
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
}

/** The time in which a session has to be paid. */
function Hold({ session }: { session: Booking }) {
  const t = useSessionsText();
  const price = usePrice();
  const navigate = useNavigate();
  const reasonOf = useFailureReason();
  const left = useTimeLeft(session.deadline ?? session.start);
  const pay = useMutation({
    ...mutationFor(resumeBookingPayment),
    onSuccess: ({ id }) => void navigate(links.payment({ payment: id })),
  });
  if (left === undefined) {
    return (
      <Notice tone="warning" title={t('hold.over')} action={<BookAgain session={session} />}>
        {t('hold.overText')}
      </Notice>
    );
  }
  return (
    <Notice
      tone="warning"
      title={
        <span role="timer" className="figures">
          {t('hold.title', { time: left })}
        </span>
      }
      action={
        <div className="flex flex-col items-start gap-2">
          <Button
            variant="primary"
            busy={pay.isPending}
            onClick={() => pay.mutate({ params: { id: session.id } })}
          >
            {t('hold.pay', { price: price(session.price) })}
          </Button>
          {pay.isError && (
            <div role="alert">
              <InlineError>
                {t('hold.failed')}: {reasonOf(pay.error)}
              </InlineError>
            </div>
          )}
        </div>
      }
    >
      {t('hold.text')}
    </Notice>
  );
}

/** Until when a request is answered. */
function Answer({ session }: { session: Booking }) {
  const t = useSessionsText();
  const clock = useSessionClock();
  const { deadline, side, price } = session;
  const name = otherOf(session).person.displayName;
  const at = deadline ?? session.start;
  const time = clock.withOtherZone(clock.dayAndTime(at), at);
  const isFree = price.amount === 0;
  if (side === 'MENTOR') {
    return (
      <Notice title={t('answer.toAnswer', { name })}>
        {t(isFree ? 'answer.toAnswerText' : 'answer.toAnswerPaidText', { name, time })}
      </Notice>
    );
  }
  return (
    <Notice title={t('answer.asked', { name })}>
      {t(isFree ? 'answer.askedText' : 'answer.askedPaidText', { name, time })}
    </Notice>
  );
}
