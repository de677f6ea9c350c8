import { CircleCheck, Flag, Link2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { JobSummary } from '@upround/jobs/contract';
import { links } from '@upround/shared/links';
import { useRequireMember, useSession } from '@upround/shared/session';
import { useCopyLink } from '@upround/shared/toasts';
import { ActionButton, ActionRow } from '@upround/shared/ui';
import { BookmarkButton, ReportDialog } from '@upround/social/web';
import { useJobsText } from '../../messages/catalogue';
import { useAppliedElsewhere } from './use-applied-elsewhere';

/** What one does with another’s job besides applying: save it, share it, note that one applied elsewhere, report it. */
export function JobActions({ job }: { job: JobSummary }) {
  const t = useJobsText();
  const copy = useCopyLink(links.jobs({ job: job.slug }));
  const { user } = useSession();
  const requireMember = useRequireMember();
  const elsewhere = useAppliedElsewhere(job.id);
  const [isReporting, setReporting] = useState(false);
  const reference = { referenceType: 'JOB', referenceId: job.id } as const;
  const canNote = job.state === 'OPEN' && job.viewer.application === null;
  if (job.state === 'DRAFT' || user?.id === job.creator.id) return null;
  return (
    <ActionRow label={t('detail.actions')} className="flex-wrap">
      <BookmarkButton
        reference={reference}
        bookmarked={job.viewer.bookmarked}
        count={job.bookmarkCount}
        about={job.title}
        text={(label) => <Wide>{label}</Wide>}
      />
      <ActionButton
        icon={Link2}
        label={t('detail.share')}
        text={<Wide>{t('detail.share')}</Wide>}
        onClick={copy}
      />
      <ActionButton
        icon={Flag}
        label={t('detail.report')}
        text={<Wide>{t('detail.reportShort')}</Wide>}
        onClick={() => requireMember(() => setReporting(true))}
      />
      {canNote && (
        <ActionButton
          icon={CircleCheck}
          label={t('detail.appliedElsewhere')}
          text={t('detail.appliedElsewhere')}
          onClick={() => requireMember(() => void elsewhere())}
        />
      )}
      {isReporting && (
        <ReportDialog
          reference={reference}
          title={t('detail.report')}
          onClose={() => setReporting(false)}
        />
      )}
    </ActionRow>
  );
}

/** Words beside an icon where the job has room for them. */
function Wide({ children }: { children: ReactNode }) {
  return <span className="hidden @dialog:inline">{children}</span>;
}
