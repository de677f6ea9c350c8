import { StickyNote } from 'lucide-react';
import type { AppliedJob } from '@upround/jobs/contract';
import { links } from '@upround/shared/links';
import { useCardLink } from '@upround/shared/routing';
import { ICON_STROKE, Link, Words } from '@upround/shared/ui';
import { CompanyLine } from '../../components/company-line';
import { JobFacts } from '../../components/job-facts';
import { ClosedBadge } from '../../components/job-badges';
import { JobMark } from '../../components/job-mark';
import { useAppliedText } from '../messages/catalogue';
import { NextStepLine } from './next-step-line';
import { StageLine } from './stage-line';

/** One application in the list: the job and its facts, the stage, and the applicant's memo. */
export function AppliedRow({ applied, isLead }: { applied: AppliedJob; isLead: boolean }) {
  const { application } = applied;
  const href = links.appliedJobs({ application: application.id });
  return (
    <li
      {...useCardLink(href)}
      className="flex cursor-pointer gap-3 border-b px-4 py-4 transition-colors hover:bg-surface-hover/40"
    >
      <JobMark job={applied} />
      <div className="flex min-w-0 grow flex-col gap-0.5">
        <h2 dir="auto" className="text-body font-semibold text-pretty wrap-anywhere">
          <Link href={href} tone="text">
            <Words>{applied.title}</Words>
          </Link>
        </h2>
        <CompanyLine job={applied} className="text-small" />
        <JobFacts job={applied} />
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 pt-1.5">
          <StageLine application={application} />
          <ClosedBadge job={applied} />
        </div>
        <div className="pt-1">
          <NextStepLine applied={applied} isLead={isLead} />
        </div>
        {application.memo !== '' && <MemoLine text={application.memo} />}
      </div>
    </li>
  );
}

/** The member's private note, in two lines at most. */
export function MemoLine({ text }: { text: string }) {
  const t = useAppliedText();
  return (
    <p dir="auto" className="flex gap-1.5 text-small text-muted">
      <StickyNote aria-hidden size={16} strokeWidth={ICON_STROKE} className="mt-0.5 shrink-0" />
      <span className="line-clamp-2 min-w-0 wrap-anywhere">{t('row.memo', { text })}</span>
    </p>
  );
}
