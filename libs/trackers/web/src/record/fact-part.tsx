import type { ReactNode } from 'react';
import type { Tracker } from '@upround/trackers/contract';
import { useFormat } from '@upround/shared/i18n';
import { Words } from '@upround/shared/ui';
import { useMonthName, useTrackerTexts } from '../components/tracker-texts';
import { useTrackersText } from '../messages/catalogue';
import { withRupeeSign } from '../model/rupee-sign';
import { useRecordText } from './messages/catalogue';

/** The rule by which one can apply: in its own words, by its months, or as its kind. */
function useSchedule(record: Tracker) {
  const { schedule, scheduleText, opensMonth, closesMonth, deadline } = record;
  const t = useTrackersText();
  const month = useMonthName();
  const months =
    opensMonth !== null && closesMonth !== null
      ? t('months.both', { opens: month(opensMonth), closes: month(closesMonth) })
      : opensMonth !== null
        ? t('months.opens', { opens: month(opensMonth) })
        : closesMonth !== null
          ? t('months.closes', { closes: month(closesMonth) })
          : null;
  const kind = schedule === null ? null : t(`schedule.${schedule}`);
  const words = [scheduleText && withRupeeSign(scheduleText), months].filter(
    (part) => part !== null,
  );
  // The date itself is shown above.
  const isDated = deadline !== null && words.length > 0;
  const parts = kind === null || isDated ? words : [kind, ...words];
  return parts.length === 0 ? null : parts.join('. ');
}

/** What is published about a record, and the names of what isn't. Sentences are long: they take the whole width. */
function useFacts(record: Tracker) {
  const t = useRecordText();
  const tTrackers = useTrackersText();
  const texts = useTrackerTexts();
  const schedule = useSchedule(record);
  const { instrument, eligibility } = record;
  const values = {
    amount: texts.amount(record.amount),
    equity: texts.equity(record.equity),
    instrument: instrument && texts.instrument(instrument),
    programWeeks: texts.length(record),
    stages: texts.stages(record),
    sectors: texts.sectors(record),
    regions: texts.regions(record),
    seat: texts.seat(record),
    schedule,
    eligibility: eligibility && <Words>{withRupeeSign(eligibility)}</Words>,
  } satisfies Record<string, ReactNode>;
  const keys = Object.keys(values) as (keyof typeof values)[];
  return {
    known: keys
      .filter((key) => values[key] !== null)
      .map((key) => ({
        name: key === 'schedule' || key === 'eligibility' ? t(key) : tTrackers(`column.${key}`),
        isLong: key === 'schedule' || key === 'eligibility',
        value: values[key],
      })),
    missing: keys.filter((key) => values[key] === null).map((key) => t(`missing.${key}`)),
  };
}

/** The facts of a record, each with its name; at the end, which ones aren't published. */
export function FactPart({ record }: { record: Tracker }) {
  const t = useRecordText();
  const format = useFormat();
  const { known, missing } = useFacts(record);
  return (
    <div className="flex flex-col gap-4 border-y py-4">
      {known.length > 0 && (
        <dl
          aria-label={t('facts')}
          className="grid grid-cols-2 gap-x-6 gap-y-4 @dialog:grid-cols-3"
        >
          {known.map(({ name, value, isLong }) => (
            <div key={name} className={isLong ? 'col-span-full min-w-0' : 'min-w-0'}>
              <dt className="text-small text-muted">{name}</dt>
              <dd className="figures wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {missing.length > 0 && (
        <p className="text-small text-muted">
          {t('missing.line', { names: format.list(missing) })}
        </p>
      )}
    </div>
  );
}
