import { CalendarPlus } from 'lucide-react';
import type { Deadline, Tracker } from '@upround/trackers/contract';
import { useFormat, useI18nSettings } from '@upround/shared/i18n';
import { ButtonLink } from '@upround/shared/ui';
import { TimeLeft } from '../components/deadline-text';
import { deadlineFile } from '../data/deadline-file';
import { useRecordText } from './messages/catalogue';
import { Part } from './part';

/** `Asia/Kolkata` as people call it. */
const placeOfZone = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** The deadline on the clock of the funder; null where that shows the same as the reader's. */
function useDateThere({ at, zone }: Deadline): string | null {
  const { locale, timeZone, formatters } = useI18nSettings();
  const onClock = (clock: string | undefined) =>
    formatters
      .getDateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: clock })
      .format(new Date(at));
  const there = onClock(zone);
  return there === onClock(timeZone) ? null : there;
}

/** Until when one can apply, on the reader's clock and on the funder's. */
export function DeadlinePart({ record }: { record: Tracker }) {
  const { deadline } = record;
  return deadline === null ? null : <KnownDeadline record={record} deadline={deadline} />;
}

function KnownDeadline({ record, deadline }: { record: Tracker; deadline: Deadline }) {
  const t = useRecordText();
  const format = useFormat();
  const there = useDateThere(deadline);
  return (
    <Part title={t('deadline.title')}>
      <p className="text-title font-semibold figures">
        <TimeLeft deadline={deadline} />
      </p>
      <p className="text-small figures">
        <time dateTime={deadline.at}>
          {t('deadline.yours', { date: format.dateTime(deadline.at) })}
        </time>
        {there !== null && (
          <span className="block text-muted">
            {t('deadline.there', { date: there, zone: placeOfZone(deadline.zone) })}
          </span>
        )}
      </p>
      <div>
        <ButtonLink href={deadlineFile(record)} download size="small" icon={CalendarPlus}>
          {t('deadline.calendar')}
        </ButtonLink>
      </div>
    </Part>
  );
}
