import { isPaused, type ApplicationState, type JobSummary } from '@upround/jobs/contract';
import { useFormat } from '@upround/shared/i18n';
import { links } from '@upround/shared/links';
import { classes, MetaLine, Name, Time } from '@upround/shared/ui';
import { cellClasses, DataRow, DataTable } from '../../components/data-table';
import { stageTones, toneTexts } from '../../components/stage-tones';
import { countAt } from '../data/hiring-cache';
import { useHiringText } from '../messages/catalogue';
import { ResumeButton } from '../pausing/resume-button';
import { useOwnJobsText } from './messages/catalogue';
import { OwnJobTools } from './own-job-tools';
import { ReplyLink } from './reply-link';
import { StaleJob } from './stale-job';
import { isOwed, waitingFor } from './waiting-for';

/** The stages that make up the total, with the widths of their columns. */
const funnel = [
  ['APPLIED', 'w-16'],
  ['SEEN', 'w-18'],
  ['SHORTLISTED', 'w-24'],
  ['INTERVIEW', 'w-20'],
  ['OFFER', 'w-16'],
  ['REJECTED', 'w-28'],
] as const satisfies readonly (readonly [ApplicationState, string])[];

interface OwnJobTableProps {
  jobs: readonly JobSummary[];
  /** They are open, so that they close one day. */
  isOpen: boolean;
  isBusy: boolean;
}

/** The creator's jobs under aligned columns, each with its applicants by stage; for wide windows. */
export function OwnJobTable({ jobs, isOpen, isBusy }: OwnJobTableProps) {
  const t = useHiringText();
  const tOwn = useOwnJobsText();
  const isPausedList = jobs.some(isPaused);
  return (
    <DataTable
      label={t('own.list')}
      isBusy={isBusy}
      columns={[
        { name: 'job', label: tOwn('columns.job') },
        { name: 'total', label: tOwn('columns.total'), width: 'w-24', isFigures: true },
        ...funnel.map(([state, width]) => ({
          name: state,
          label: t(`state.${state}`),
          width,
          isFigures: true,
        })),
        {
          name: 'closes',
          label: isPausedList
            ? t('own.PAUSED')
            : tOwn(isOpen ? 'columns.closes' : 'columns.closed'),
          width: isOpen ? 'w-28' : 'w-36',
        },
        { name: 'tools', label: tOwn('columns.tools'), width: 'w-16', isQuiet: true },
      ]}
    >
      {jobs.map((job) => (
        <OwnJobTableRow key={job.id} job={job} />
      ))}
    </DataTable>
  );
}

function OwnJobTableRow({ job }: { job: JobSummary }) {
  const t = useHiringText();
  const { applications: counts, title, slug } = job;
  const waiting = waitingFor(job);
  return (
    <DataRow
      href={links.hiring({ job: slug })}
      job={job}
      label={t('own.applicantsOf', { title })}
      lines={
        <>
          <JobPlace job={job} />
          {(waiting > 0 || isPaused(job)) && (
            <span className="flex items-center gap-2 pt-1">
              <ReplyLink job={job} />
              {isPaused(job) && <ResumeButton job={job} />}
            </span>
          )}
          {job.stale && job.state === 'OPEN' && <StaleJob job={job} />}
        </>
      }
    >
      <Figure value={counts?.total ?? 0} tone="font-semibold text-text" />
      {funnel.map(([state]) => (
        <Figure
          key={state}
          value={counts === null ? 0 : countAt(counts, state)}
          tone={isOwed(job, state) ? `font-semibold ${toneTexts[stageTones[state]]}` : 'text-text'}
        />
      ))}
      <td className={`${cellClasses} text-muted`}>
        <JobEnd job={job} />
      </td>
      <td className="py-3 pr-3 text-right">
        <OwnJobTools job={job} />
      </td>
    </DataRow>
  );
}

/** A number of applicants; none is quiet. */
function Figure({ value, tone }: { value: number; tone: string }) {
  const format = useFormat();
  return (
    <td
      className={classes(
        cellClasses,
        'text-right text-body figures',
        value === 0 ? 'text-muted' : tone,
      )}
    >
      {format.number(value)}
    </td>
  );
}

function JobPlace({ job }: { job: JobSummary }) {
  const tOwn = useOwnJobsText();
  return (
    <MetaLine>
      <span>
        <Name>{job.company}</Name>
      </span>
      <span>
        <Name>{job.location}</Name>
      </span>
      {job.publishedAt !== null && (
        <span>
          {tOwn('postedShort')} <Time value={job.publishedAt} form="short" />
        </span>
      )}
    </MetaLine>
  );
}

/** When an open job closes by itself; when and why another one ended. */
function JobEnd({ job }: { job: JobSummary }) {
  const t = useHiringText();
  const { state, closesAt, closedAt, closeReason } = job;
  if (state === 'OPEN') return closesAt !== null && <Time value={closesAt} form="shortDate" />;
  return (
    <>
      {closedAt !== null && <Time value={closedAt} form="shortDate" className="block" />}
      {closeReason !== null && !isPaused(job) && (
        <span className="block text-caption">{t(`own.closeReason.${closeReason}`)}</span>
      )}
    </>
  );
}
