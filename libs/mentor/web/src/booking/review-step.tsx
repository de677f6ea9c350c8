import { useState, type ReactNode } from 'react';
import type { Mentor, MentorService } from '@upround/mentor/contract';
import { ActionBar, Button, Link, LiveRegion } from '@upround/shared/ui';
import { SessionTime } from '../components/session-time';
import { useMentorText } from '../messages/catalogue';
import { usePrice } from '../model/use-price';
import { useSessionClock } from '../model/use-session-clock';
import type { BookingStep } from './booking-address';
import { BookingFailure } from './booking-failure';
import { linksOf } from './form/booking-values';
import type { BookingForm } from './form/use-booking-form';
import { useBookingText } from './messages/catalogue';
import { endOf } from './slots/slot-picker';
import { useNextNotes, useTerms } from './use-terms';

interface ReviewStepProps {
  mentor: Mentor;
  service: MentorService;
  start: string;
  booking: BookingForm;
  hrefOf: (step: BookingStep) => string;
  onStart: (start: string) => void;
}

/** Everything once more, what it costs and what follows, and booking. */
export function ReviewStep(props: ReviewStepProps) {
  const { mentor, service, start, booking } = props;
  const t = useBookingText();
  const price = usePrice();
  const clock = useSessionClock();
  const [taken, setTaken] = useState<string>();
  const { book, failure, isLost, submit } = booking;
  const { person } = mentor;
  const isFree = service.price.amount === 0;
  const choose = (next: string) => {
    book.reset();
    setTaken(next);
    props.onStart(next);
  };
  const verb = !isFree ? 'review.pay' : mentor.isInstant ? 'review.bookInstant' : 'review.book';
  return (
    <div className="flex flex-col gap-6">
      <ChosenFacts {...props} />
      <div className="flex items-baseline justify-between gap-4 border-t pt-4 font-semibold figures">
        <span>{t('review.total')}</span>
        <span className="text-title">{price(service.price)}</span>
      </div>
      {failure !== null && (
        <BookingFailure
          error={failure}
          mentorName={person.displayName}
          slotHref={props.hrefOf('slot')}
          onSlot={choose}
        />
      )}
      <ActionBar note={<span className="font-semibold figures">{price(service.price)}</span>}>
        <Button
          variant="primary"
          size="large"
          className="medium:w-full"
          busy={book.isPending}
          disabled={isLost}
          onClick={(event) => void submit(event)}
        >
          {t(verb)}
        </Button>
      </ActionBar>
      <NextNotes mentor={mentor} service={service} start={start} />
      <LiveRegion>
        {taken === start &&
          failure === null &&
          t('failure.picked', {
            time: `${clock.dayAndTime(start)} (${clock.offset(start)})`,
          })}
      </LiveRegion>
    </div>
  );
}

function ChosenFacts({ mentor, service, start, booking, hrefOf }: ReviewStepProps) {
  const t = useBookingText();
  const tMentor = useMentorText();
  const typed = booking.form.watch();
  const goal = typed.goal.trim();
  return (
    <dl className="flex flex-col gap-5">
      <ReviewFact
        name={t('review.session')}
        href={hrefOf('service')}
        change={t('review.changeSession')}
      >
        <span dir="auto" className="block font-medium wrap-anywhere">
          {service.title}
        </span>
        <span className="text-small text-muted figures">
          {tMentor('price.minutes', { count: service.minutes })}
        </span>
      </ReviewFact>
      <ReviewFact name={t('review.when')} href={hrefOf('slot')} change={t('review.changeTime')}>
        {booking.isLost ? (
          <span className="text-muted">{t('summary.none')}</span>
        ) : (
          <SessionTime
            start={start}
            end={endOf(start, service.minutes)}
            otherZone={mentor.zone}
            otherName={mentor.person.displayName}
          />
        )}
      </ReviewFact>
      <ReviewFact
        name={t('review.about')}
        href={hrefOf('questions')}
        change={t('review.changeText')}
      >
        {goal === '' ? (
          <span className="text-muted">{t('review.goalMissing')}</span>
        ) : (
          <span dir="auto" className="block whitespace-pre-line wrap-anywhere">
            {goal}
          </span>
        )}
        {typed.context.trim() !== '' && (
          <span dir="auto" className="mt-2 block text-small whitespace-pre-line wrap-anywhere">
            {typed.context.trim()}
          </span>
        )}
        {linksOf(typed).map((address) => (
          <span key={address} className="mt-1 block text-small text-muted wrap-anywhere">
            {address}
          </span>
        ))}
      </ReviewFact>
    </dl>
  );
}

interface ReviewFactProps {
  name: string;
  href: string;
  change: string;
  children: ReactNode;
}

function ReviewFact({ name, href, change, children }: ReviewFactProps) {
  return (
    <div className="grid gap-x-4 gap-y-1 medium:grid-cols-[6rem_minmax(0,1fr)]">
      <dt className="text-small text-muted medium:pt-0.5">{name}</dt>
      <dd className="flex min-w-0 flex-col items-start gap-2">
        <div className="min-w-0">{children}</div>
        <Link href={href} className="text-small">
          {change}
        </Link>
      </dd>
    </div>
  );
}

function NextNotes({
  mentor,
  service,
  start,
}: Pick<ReviewStepProps, 'mentor' | 'service' | 'start'>) {
  const termsOf = useTerms();
  const notes = useNextNotes({
    start,
    name: mentor.person.displayName,
    isInstant: mentor.isInstant,
    isFree: service.price.amount === 0,
  });
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5 text-small text-muted">
      {[...notes, ...termsOf(service).slice(0, 1)].map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
