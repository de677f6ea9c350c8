import type { AppliedJob } from '@upround/jobs/contract';
import { useFormat } from '@upround/shared/i18n';
import { links } from '@upround/shared/links';
import { Time } from '@upround/shared/ui';
import { CompanyLine } from '../../components/company-line';
import { cellClasses, DataRow, DataTable } from '../../components/data-table';
import { ClosedBadge } from '../../components/job-badges';
import { useJobTexts } from '../../components/job-texts';
import { useJobsText } from '../../messages/catalogue';
import { useAppliedText } from '../messages/catalogue';
import { MemoLine } from './applied-row';
import { isMixed, stageOf } from '../stages';
import { NextStepLine } from './next-step-line';
import { StageBadge } from './stage-badge';

const widths = { job: '', salary: 'w-48', stage: 'w-36', moved: 'w-32', next: 'w-58' } as const;
const columns = ['job', 'salary', 'stage', 'moved', 'next'] as const;

interface AppliedTableProps {
  items: readonly AppliedJob[];
  isBusy: boolean;
  /** Nothing above it leads to an offer without a reply. */
  isLead: boolean;
}

/** The viewer's applications as a table, on wide screens. */
export function AppliedTable({ items, isBusy, isLead }: AppliedTableProps) {
  const t = useAppliedText();
  return (
    <DataTable
      label={t('list')}
      isBusy={isBusy}
      columns={columns.map((name) => ({
        name,
        label: t(`row.columns.${name}`),
        width: widths[name],
      }))}
    >
      {items.map((applied) => (
        <AppliedTableRow key={applied.application.id} applied={applied} isLead={isLead} />
      ))}
    </DataTable>
  );
}

function AppliedTableRow({ applied, isLead }: { applied: AppliedJob; isLead: boolean }) {
  const t = useAppliedText();
  const tJobs = useJobsText();
  const texts = useJobTexts();
  const format = useFormat();
  const { application, salary } = applied;
  return (
    <DataRow
      href={links.appliedJobs({ application: application.id })}
      job={applied}
      lines={
        <>
          <CompanyLine job={applied} className="text-muted" />
          {application.memo !== '' && <MemoLine text={application.memo} />}
        </>
      }
    >
      <td className={`${cellClasses} figures`}>
        {salary === null ? (
          <span className="text-muted">{tJobs('salary.none')}</span>
        ) : (
          <span className="font-medium">{texts.salary(salary)}</span>
        )}
        <span className="block text-muted">{texts.workplace(applied.workplace)}</span>
      </td>
      <td className={cellClasses}>
        <StageBadge state={application.state} />
        {isMixed(stageOf(application.state)) && (
          <span className="block pt-1 text-caption text-muted">
            {tJobs(`application.${application.state}`)}
          </span>
        )}
      </td>
      <td className={cellClasses}>
        <Time value={application.movedAt} form="shortDate" className="block" />
        {application.movedAt !== application.createdAt && (
          <span className="block text-caption text-muted figures">
            {t('row.appliedOn', { date: format.shortDate(application.createdAt) })}
          </span>
        )}
      </td>
      <td className={`${cellClasses} text-muted`}>
        <NextStepLine applied={applied} isLead={isLead} />
        <ClosedBadge job={applied} />
      </td>
    </DataRow>
  );
}
