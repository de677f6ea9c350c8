import { useInfiniteQuery } from '@tanstack/react-query';
import { useFormat } from '@upround/shared/i18n';
import { itemsOf } from '@upround/shared/query';
import { StatRow } from '../../components/stat-row';
import { replyTimeOf } from '../../model/reply-time';
import { ownJobsQuery } from '../data/hiring-queries';

import { waitingFor } from './waiting-for';
import { useOwnJobsText } from './messages/catalogue';

/** The applicants of the creator's open jobs and how they are answered, in four numbers. */
export function HiringStats({ userId }: { userId: string }) {
  const t = useOwnJobsText();
  const format = useFormat();
  const { data, isPending, hasNextPage } = useInfiniteQuery(ownJobsQuery(userId, 'OPEN'));
  const { items: jobs } = itemsOf(data);
  const sum = (of: (job: (typeof jobs)[number]) => number) => {
    const total = format.number(jobs.reduce((all, job) => all + of(job), 0));
    return hasNextPage ? t('stats.atLeast', { count: total }) : total;
  };
  const replies = jobs[0]?.replies;
  const time = replyTimeOf(replies?.medianHours ?? null);
  const rate = replies?.rate ?? null;
  const none = t('stats.unknown');
  const stats = [
    ['applicants', sum(({ applications }) => applications?.total ?? 0)],
    ['waiting', sum(waitingFor)],
    ['rate', rate === null ? none : format.percent(rate)],
    ['time', time === null ? none : t(`stats.${time.unit}`, { count: time.count })],
  ] as const;
  return (
    <StatRow
      label={t('stats.label')}
      stats={stats.map(([name, value]) => ({
        label: t(`stats.${name}`),
        value: isPending ? undefined : value,
      }))}
    />
  );
}
