import { useId, type ReactNode } from 'react';
import type { Mentor, MentorService } from '@upround/mentor/contract';
import { AsidePart, classes, useIsWide } from '@upround/shared/ui';
import { SessionTime } from '../components/session-time';
import { useMentorText } from '../messages/catalogue';
import { usePrice } from '../model/use-price';
import { BookingReviews } from './booking-reviews';
import { MentorCard } from './mentor-card';
import { useBookingText } from './messages/catalogue';
import { endOf } from './slots/slot-picker';
import { useTerms } from './use-terms';

interface BookingSummaryProps {
  mentor: Mentor;
  service: MentorService | undefined;
  /** ISO 8601. */
  start: string | null;
}

/** Who and what is booked so far, beside the form. */
export function BookingSummary({ mentor, service, start }: BookingSummaryProps) {
  const t = useBookingText();
  const tMentor = useMentorText();
  const price = usePrice();
  const id = useId();
  const isWide = useIsWide();
  return (
    <div className="flex flex-col gap-4">
      <section
        aria-labelledby={id}
        // Below the form, the summary stays hidden until a session is chosen.
        className={classes(
          'flex flex-col gap-4 rounded-surface border bg-surface-raised p-4',
          service === undefined && 'hidden wide:flex',
        )}
      >
        <h2 id={id} className="sr-only">
          {t('summary.label')}
        </h2>
        <MentorCard mentor={mentor} />
        {service === undefined ? (
          <p className="text-small text-muted">{t('summary.none')}</p>
        ) : (
          <dl className="flex flex-col gap-3 text-small">
            <SummaryFact name={t('summary.session')}>
              <span dir="auto" className="block font-medium wrap-anywhere">
                {service.title}
              </span>
              <span className="text-muted figures">
                {tMentor('price.minutes', { count: service.minutes })}
              </span>
            </SummaryFact>
            {start !== null && (
              <SummaryFact name={t('summary.time')}>
                <SessionTime
                  start={start}
                  end={endOf(start, service.minutes)}
                  otherZone={mentor.zone}
                  otherName={mentor.person.displayName}
                />
              </SummaryFact>
            )}
            <SummaryFact name={t('summary.price')}>
              <span className="text-body font-semibold figures">{price(service.price)}</span>
            </SummaryFact>
          </dl>
        )}
      </section>
      {service !== undefined && <Terms service={service} />}
      {service === undefined && isWide && <BookingReviews mentor={mentor} />}
    </div>
  );
}

function SummaryFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5rem_minmax(0,1fr)] gap-3">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

function Terms({ service }: { service: MentorService }) {
  const t = useBookingText();
  const termsOf = useTerms();
  return (
    <AsidePart title={t('terms.title')}>
      <ul className="flex list-disc flex-col gap-1.5 pl-5 text-small text-muted">
        {termsOf(service).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </AsidePart>
  );
}
