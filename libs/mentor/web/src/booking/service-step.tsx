import type { MentorService } from '@upround/mentor/contract';
import { Button, Notice, RadioGroup } from '@upround/shared/ui';
import { useMentorText } from '../messages/catalogue';
import { usePrice } from '../model/use-price';
import { useBookingText } from './messages/catalogue';

interface ServiceStepProps {
  services: readonly MentorService[];
  chosen: MentorService | undefined;
  /** The address names a session that isn't offered. */
  isGone: boolean;
  onChoose: (id: string) => void;
  onNext: () => void;
}

/** Which kind of session. */
export function ServiceStep({ services, chosen, isGone, onChoose, onNext }: ServiceStepProps) {
  const t = useBookingText();
  const tMentor = useMentorText();
  const price = usePrice();
  return (
    <div className="flex flex-col gap-6">
      {isGone && <Notice tone="warning">{t('service.gone')}</Notice>}
      <RadioGroup
        legend={t('service.legend')}
        hideLabel
        value={chosen?.id}
        onChange={onChoose}
        options={services.map((service) => ({
          value: service.id,
          label: (
            <span className="flex flex-wrap items-baseline gap-x-3">
              <span dir="auto" className="font-medium wrap-anywhere">
                {service.title}
              </span>
              <span className="text-small text-muted figures">
                {t('service.facts', {
                  minutes: tMentor('price.minutes', { count: service.minutes }),
                  price: price(service.price),
                })}
              </span>
            </span>
          ),
          hint: service.about === '' ? undefined : service.about,
        }))}
      />
      <div>
        <Button variant="primary" disabled={chosen === undefined} onClick={onNext}>
          {t('service.next')}
        </Button>
      </div>
    </div>
  );
}
