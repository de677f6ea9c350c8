import { Check } from 'lucide-react';
import { Anchor, classes } from '@upround/shared/ui';
import { bookingSteps, type BookingStep } from './booking-address';
import { useBookingText } from './messages/catalogue';

interface BookingStepsProps {
  current: BookingStep;
  furthest: BookingStep;
  hrefOf: (step: BookingStep) => string;
}

/** The steps of booking. Those that can be reached are links. */
export function BookingSteps({ current, furthest, hrefOf }: BookingStepsProps) {
  const t = useBookingText();
  const position = bookingSteps.indexOf(current);
  const last = bookingSteps.indexOf(furthest);
  return (
    <nav aria-label={t('steps.label')}>
      <ol className="flex gap-2 medium:gap-3">
        {bookingSteps.map((step, index) => {
          const face = (
            <StepFace number={index + 1} isDone={index < position} isCurrent={step === current}>
              {t(`steps.${step}`)}
            </StepFace>
          );
          return (
            <li key={step} className="min-w-0 flex-1">
              {index <= last ? (
                <Anchor
                  href={hrefOf(step)}
                  aria-current={step === current ? 'step' : undefined}
                  className="block rounded-control focus-ring hover:text-text"
                >
                  {face}
                </Anchor>
              ) : (
                face
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

interface StepFaceProps {
  number: number;
  isDone: boolean;
  isCurrent: boolean;
  children: string;
}

function StepFace({ number, isDone, isCurrent, children }: StepFaceProps) {
  return (
    <span
      className={classes(
        'flex flex-col gap-1.5 border-t-2 pt-2 text-caption transition-colors small:text-small',
        isCurrent || isDone ? 'border-accent' : 'border-medium',
        isCurrent ? 'font-semibold text-text' : 'text-muted',
      )}
    >
      <span className="flex min-w-0 items-center gap-1 small:gap-1.5">
        {isDone ? (
          <Check aria-hidden size={14} strokeWidth={2} className="shrink-0 text-accent-text" />
        ) : (
          <span aria-hidden="true" className="hidden figures small:inline">
            {number}
          </span>
        )}
        <span className="truncate">{children}</span>
      </span>
    </span>
  );
}
