import type { ReactNode } from 'react';
import type { Tracker } from '@upround/trackers/contract';
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

/** The facts of a record, each with its name. What isn't published says so. */
export function FactPart({ record }: { record: Tracker }) {
  const t = useRecordText();
  const tTrackers = useTrackersText();
  const texts = useTrackerTexts();
  const schedule = useSchedule(record);
  const { instrument, eligibility } = record;
  const facts: (readonly [name: string, fact: ReactNode])[] = [
    [tTrackers('column.amount'), texts.amount(record.amount)],
    [tTrackers('column.equity'), texts.equity(record.equity)],
    [tTrackers('column.instrument'), instrument && texts.instrument(instrument)],
    [tTrackers('column.programWeeks'), texts.length(record)],
    [tTrackers('column.stages'), texts.stages(record)],
    [tTrackers('column.sectors'), texts.sectors(record)],
    [tTrackers('column.regions'), texts.regions(record)],
    [tTrackers('column.seat'), texts.seat(record)],
  ];
  const long: (readonly [name: string, fact: ReactNode])[] = [
    [t('schedule'), schedule],
    [t('eligibility'), eligibility && <Words>{withRupeeSign(eligibility)}</Words>],
  ];
  return (
    <dl
      aria-label={t('facts')}
      className="grid grid-cols-2 gap-x-6 gap-y-4 border-y py-4 @dialog:grid-cols-3"
    >
      {[...facts, ...long].map(([name, fact], index) => (
        <div key={name} className={index < facts.length ? 'min-w-0' : 'col-span-full min-w-0'}>
          <dt className="text-small text-muted">{name}</dt>
          <dd className="figures wrap-anywhere">
            {fact ?? <span className="text-muted">{tTrackers('unknown')}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
