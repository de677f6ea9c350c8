import { useId } from 'react';
import type { Mentor, MentorService } from '@upround/mentor/contract';
import { ActionBar, Button, Notice } from '@upround/shared/ui';
import { ClockSettings } from '../components/clock-settings';
import { usePrice } from '../model/use-price';
import { useBookingText } from './messages/catalogue';
import { ServiceCard } from './service-card';

interface ServiceStepProps {
  mentor: Mentor;
  chosen: MentorService | undefined;
  /** The address names a session that isn't offered. */
  isGone: boolean;
  onChoose: (id: string) => void;
  onNext: () => void;
  /** Takes one of the next free times of a session. */
  onTime: (id: string, start: string) => void;
}

/** Which kind of session, each with its next free times. */
export function ServiceStep(props: ServiceStepProps) {
  const { mentor, chosen, isGone, onChoose, onNext, onTime } = props;
  const t = useBookingText();
  const price = usePrice();
  const name = useId();
  return (
    <div className="flex flex-col gap-6">
      {isGone && <Notice tone="warning">{t('service.gone')}</Notice>}
      <div className="-mt-4 -mb-3 -ml-3">
        <ClockSettings />
      </div>
      <fieldset className="flex min-w-0 flex-col gap-3">
        <legend className="sr-only">{t('service.legend')}</legend>
        {mentor.services.map((service) => (
          <ServiceCard
            key={service.id}
            mentor={mentor}
            service={service}
            name={name}
            isChosen={service.id === chosen?.id}
            onChoose={() => onChoose(service.id)}
            onTime={(start) => onTime(service.id, start)}
          />
        ))}
      </fieldset>
      <ActionBar
        note={
          chosen && (
            <>
              <span dir="auto" className="line-clamp-1">
                {chosen.title}
              </span>
              <span className="block font-semibold figures">{price(chosen.price)}</span>
            </>
          )
        }
      >
        <Button variant="primary" disabled={chosen === undefined} onClick={onNext}>
          {t('service.next')}
        </Button>
      </ActionBar>
    </div>
  );
}
