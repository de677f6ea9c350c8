import type { JobSummary } from '@upround/jobs/contract';
import { useFormat } from '@upround/shared/i18n';
import { links } from '@upround/shared/links';
import { Link } from '@upround/shared/ui';
import { StatRow } from '../../components/stat-row';
import { replyTimeOf } from '../../model/reply-time';
import { useOwnJobsText } from './messages/catalogue';
import { waitingFor } from './waiting-for';

const names = ['applicants', 'waiting', 'rate', 'time'] as const;

interface HiringStatsProps {
  /** The creator's open jobs. */
  jobs: readonly JobSummary[];
  /** There are more of them than are read. */
  hasMore: boolean;
}

/** The applicants of the creator's open jobs and how they are answered, in four numbers. */
export function HiringStats({ jobs, hasMore }: HiringStatsProps) {
  const t = useOwnJobsText();
  const format = useFormat();
  const sum = (of: (job: JobSummary) => number) => {
    const total = format.number(jobs.reduce((all, job) => all + of(job), 0));
    return hasMore ? t('stats.atLeast', { count: total }) : total;
  };
  const replies = jobs[0]?.replies;
  const time = replyTimeOf(replies?.medianHours ?? null);
  const rate = replies?.rate ?? null;
  const none = (why: 'early' | 'few') => <span className="text-muted">{t(`stats.${why}`)}</span>;
  const values = {
    applicants: sum(({ applications }) => applications?.total ?? 0),
    waiting: <Waiting jobs={jobs} hasMore={hasMore} text={sum(waitingFor)} />,
    rate: rate === null ? none('early') : format.percent(rate),
    time: time === null ? none('few') : t(`stats.${time.unit}`, { count: time.count }),
  };
  return (
    <StatRow
      label={t('stats.label')}
      stats={names.map((name) => ({
        label: t(`stats.${name}`),
        value: values[name],
      }))}
    />
  );
}

/** How many wait for a reply, with a link to them; where they applied to several jobs, to the job with most of them. */
function Waiting({ jobs, hasMore, text }: HiringStatsProps & { text: string }) {
  const t = useOwnJobsText();
  const [job, another] = jobs
    .filter((one) => waitingFor(one) > 0)
    .sort((one, other) => waitingFor(other) - waitingFor(one));
  if (job === undefined) return text;
  const isOneStage = another === undefined && job.applications?.seen === 0;
  return (
    <Link
      href={links.jobs({
        view: 'hiring',
        job: job.slug,
        state: isOneStage ? 'APPLIED' : undefined,
      })}
      aria-label={
        another === undefined && !hasMore
          ? t('waiting', { count: waitingFor(job) })
          : t('waitingFrom', { count: text, title: job.title })
      }
    >
      {text}
    </Link>
  );
}

/** The numbers to come. */
export function HiringStatsSkeleton() {
  const t = useOwnJobsText();
  return (
    <StatRow
      label={t('stats.label')}
      stats={names.map((name) => ({ label: t(`stats.${name}`), value: undefined }))}
    />
  );
}
