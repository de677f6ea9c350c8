import type { MentorHours, SavedHours } from '@upround/mentor/contract';
import { FailureReason } from '@upround/shared/query';
import { TimeZoneField } from '@upround/shared/time-zones';
import { ActionBar, Button, Notice } from '@upround/shared/ui';
import { useSessionClock } from '../../model/use-session-clock';
import { useOfferText } from '../messages/catalogue';
import { fieldId } from '../field-id';
import { useHoursForm } from '../use-hours-form';
import { BookingRules } from './booking-rules';
import { OfferPart } from './offer-part';
import { SingleDays } from './single-days';
import { WeeklyHours } from './weekly-hours';

/** When the mentor takes sessions, on their own clock. */
export function HoursPart({ saved }: { saved: MentorHours }) {
  const t = useOfferText();
  const form = useHoursForm(saved);
  const { hours, change } = form;
  return (
    <OfferPart id="hours" title={t('parts.hours')}>
      <form
        noValidate
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
      >
        <div className="max-w-form">
          <TimeZoneField
            label={t('hours.zone')}
            value={hours.zone}
            onChange={(zone) => change({ zone })}
          />
        </div>
        <div id={fieldId('hours')} className="scroll-mt-20">
          <WeeklyHours weekly={hours.weekly} onChange={(weekly) => change({ weekly })} />
        </div>
        <SingleDays hours={hours} onChange={change} />
        <BookingRules hours={hours} onChange={change} />
        {form.problem !== null && (
          <Notice tone="danger" announce title={t('saveFailed')}>
            {form.problem === 'ranges' ? (
              t('hours.invalid')
            ) : (
              <FailureReason error={form.problem} />
            )}
          </Notice>
        )}
        {form.result !== null && <Outcome result={form.result} zone={hours.zone} />}
        <ActionBar>
          <Button variant="primary" type="submit" busy={form.isBusy}>
            {t('save')}
          </Button>
        </ActionBar>
      </form>
    </OfferPart>
  );
}

/** What follows from the hours that were saved: the next free times, and sessions that are outside. */
function Outcome({ result, zone }: { result: SavedHours; zone: string }) {
  const t = useOfferText();
  const clock = useSessionClock();
  const { preview, conflicts } = result;
  return (
    <div className="flex flex-col gap-3">
      {conflicts.length > 0 && (
        <Notice tone="warning" announce title={t('hours.conflicts', { count: conflicts.length })}>
          <ul>
            {conflicts.map(({ id, start }) => (
              <li key={id}>{clock.dayAndTime(start, zone)}</li>
            ))}
          </ul>
        </Notice>
      )}
      <Notice announce title={t('hours.nextSlots')}>
        {preview.length === 0 ? (
          t('hours.noSlots')
        ) : (
          <ul>
            {preview.slice(0, 3).map(({ start }) => (
              <li key={start}>{clock.dayAndTime(start, zone)}</li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  );
}
