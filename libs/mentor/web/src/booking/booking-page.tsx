import { useEffect, useRef } from 'react';
import type { Mentor } from '@upround/mentor/contract';
import { FormColumns } from '@upround/shared/ui';
import { bookingHref, furthestStep, shownStep, type BookingStep } from './booking-address';
import { useNow } from '../model/use-now';
import { BookingSteps } from './booking-steps';
import { BookingSummary } from './booking-summary';
import { QuestionsStep } from './form/questions-step';
import { useBookingForm, type BookingForm } from './form/use-booking-form';
import { MentorLine } from './mentor-card';
import { useBookingText } from './messages/catalogue';
import { OpenRequest } from './open-request';
import { ReviewStep } from './review-step';
import { ServiceStep } from './service-step';
import { SlotStep } from './slot-step';
import { useOfferedStart } from './slots/use-offered-start';
import type { BookingPlace } from './use-booking-address';

const MINUTE = 60;

interface BookingPageProps {
  mentor: Mentor;
  place: BookingPlace;
}

/** What the address chooses, as far as the mentor offers it. */
function useChosen({ mentor, place: { address } }: BookingPageProps) {
  const { services } = mentor;
  const now = useNow(MINUTE);
  const only = services.length === 1 ? services[0] : undefined;
  const service = services.find(({ id }) => id === address.service) ?? only;
  const isPast = address.start !== null && Date.parse(address.start) <= now;
  const coming = isPast ? null : address.start;
  const nearest = useOfferedStart(service && { slug: mentor.slug, service: service.id }, coming);
  const start = nearest === null ? coming : null;
  const chosen = { hasService: service !== undefined, hasStart: start !== null };
  return {
    service,
    start,
    isPast,
    nearest,
    isGone: address.service !== null && services.every(({ id }) => id !== address.service),
    step: shownStep(address.step, chosen),
    furthest: furthestStep(chosen),
  };
}

/** The steps of booking one mentor, and beside them what is booked. */
export function BookingPage({ mentor, place }: BookingPageProps) {
  const t = useBookingText();
  const chosen = useChosen({ mentor, place });
  const { service, start } = chosen;
  const onStep = (next: BookingStep) => place.go({ step: next });
  const booking = useBookingForm({ mentor, service, start, onStep });
  // A time that was just lost isn't shown as chosen.
  const shownStart = booking.isLost ? null : start;
  return (
    <FormColumns
      asideLabel={t('summary.label')}
      aside={<BookingSummary mentor={mentor} service={service} start={shownStart} />}
    >
      <div className="flex flex-col gap-6">
        <MentorLine mentor={mentor} />
        {/* While it's being booked, the request that becomes open is this one. */}
        {mentor.openRequest !== null && booking.book.isIdle ? (
          <OpenRequest name={mentor.person.displayName} id={mentor.openRequest} />
        ) : (
          <ShownStep
            mentor={mentor}
            place={place}
            chosen={chosen}
            booking={booking}
            shownStart={shownStart}
          />
        )}
      </div>
    </FormColumns>
  );
}

interface ShownStepProps extends BookingPageProps {
  chosen: ReturnType<typeof useChosen>;
  booking: BookingForm;
  shownStart: string | null;
}

/** The step that the address names, as far as it can be reached. */
function ShownStep({ mentor, place, chosen, booking, shownStart }: ShownStepProps) {
  const t = useBookingText();
  const { service, start, isPast, nearest, isGone, step, furthest } = chosen;
  const { address, choose, go } = place;
  const onStep = (next: BookingStep) => go({ step: next });
  const heading = useStepFocus(step);
  const hrefOf = (next: BookingStep) => bookingHref(address, { step: next });
  return (
    <>
      <BookingSteps current={step} furthest={furthest} hrefOf={hrefOf} />
      <h2 ref={heading} tabIndex={-1} className="text-title font-semibold outline-hidden">
        {t(`${step}.title`)}
      </h2>
      {step === 'service' && (
        <ServiceStep
          mentor={mentor}
          chosen={service}
          isGone={isGone}
          // Another session has other times.
          onChoose={(id) => choose({ service: id, start: null, day: null, step: 'service' })}
          onNext={() => go({ step: 'slot', service: service?.id ?? null })}
          onTime={(id, next) =>
            go({ service: id, start: next, month: null, day: null, step: 'questions' })
          }
        />
      )}
      {step === 'slot' && service !== undefined && (
        <SlotStep
          mentor={mentor}
          service={service}
          place={place}
          start={shownStart}
          isPast={isPast}
          nearest={nearest}
          onNext={() => onStep('questions')}
          onNearest={(next) => go({ start: next, month: null, day: null, step: 'questions' })}
        />
      )}
      {step === 'questions' && (
        <QuestionsStep
          booking={booking}
          mentorName={mentor.person.displayName}
          onNext={() => onStep('review')}
        />
      )}
      {step === 'review' && service !== undefined && start !== null && (
        <ReviewStep
          mentor={mentor}
          service={service}
          start={start}
          booking={booking}
          hrefOf={hrefOf}
          onStart={(next) => choose({ start: next, month: null, day: null })}
        />
      )}
    </>
  );
}

/** Moves the focus to the heading of a step that is gone to, and shows it from its top. */
function useStepFocus(step: BookingStep) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [step]);
  return heading;
}
