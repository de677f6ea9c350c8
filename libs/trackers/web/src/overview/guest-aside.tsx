import { useQueries } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { listTrackers, type Tracker } from '@upround/trackers/contract';
import { queryFor } from '@upround/shared/query';
import { AsidePart, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { BriefRecord } from '../components/brief-record';
import { TimeLeft } from '../components/deadline-text';
import { useTrackerOverviewText } from './messages/catalogue';

const points = ['fit', 'reminders', 'pipeline', 'views'] as const;

/** For guests: what they get with an account. */
export function AccountPart() {
  const t = useTrackerOverviewText();
  return (
    <AsidePart title={t('account.title')}>
      <ul className="flex flex-col gap-2 text-small">
        {points.map((point) => (
          <li key={point} className="flex gap-2">
            <Check aria-hidden size={16} strokeWidth={2} className="mt-0.5 shrink-0 text-success" />
            {t(`account.${point}`)}
          </li>
        ))}
      </ul>
    </AsidePart>
  );
}

const MOST = 4;
const closingTypes = ['GRANT', 'ACCELERATOR', 'ANGEL'] as const;
const timeOf = ({ deadline }: Tracker) => (deadline === null ? Infinity : Date.parse(deadline.at));

/** The open grants, accelerators and angel networks with the nearest deadlines. */
const useClosing = () =>
  useQueries({
    queries: closingTypes.map((type) =>
      queryFor(listTrackers, { query: { type, sort: 'deadline', open: 'true', limit: MOST } }),
    ),
    combine: (results) => ({
      isPending: results.some(({ isPending }) => isPending),
      records: results
        .flatMap(({ data }) => data?.data ?? [])
        .filter(({ deadline }) => deadline !== null)
        .sort((one, other) => timeOf(one) - timeOf(other))
        .slice(0, MOST),
    }),
  });

/** The programmes that close next. Left out where none has a deadline, since the lists beside it have the rest. */
export function ClosingPart() {
  const t = useTrackerOverviewText();
  const { isPending, records } = useClosing();
  if (!isPending && records.length === 0) return null;
  return (
    <AsidePart title={t('closing.title')}>
      {isPending ? (
        <SkeletonGroup label={t('closing.loading')}>
          <Skeleton className="h-64 w-full" />
        </SkeletonGroup>
      ) : (
        <ul className="-my-2 divide-y">
          {records.map((record) => (
            <li key={record.id}>
              <BriefRecord
                record={record}
                badge={
                  record.deadline && (
                    <TimeLeft
                      deadline={record.deadline}
                      className="shrink-0 text-caption text-muted figures"
                    />
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
    </AsidePart>
  );
}
