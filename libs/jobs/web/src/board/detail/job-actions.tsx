import { CircleCheck, Ellipsis, Flag, Link2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { JobSummary } from '@upround/jobs/contract';
import { links } from '@upround/shared/links';
import { useRequireMember, useSession } from '@upround/shared/session';
import { useCopyLink } from '@upround/shared/toasts';
import { ActionButton, ActionRow, IconButton, Menu, MenuItem } from '@upround/shared/ui';
import { BookmarkButton, ReportDialog } from '@upround/social/web';
import { useJobsText } from '../../messages/catalogue';
import { useAppliedElsewhere } from './use-applied-elsewhere';

/** What one does with another’s job besides applying: save it and share it; in a menu, what is done rarely. */
export function JobActions({ job }: { job: JobSummary }) {
  const t = useJobsText();
  const copy = useCopyLink(links.jobs({ job: job.slug }));
  const { user, isMember } = useSession();
  const requireMember = useRequireMember();
  const elsewhere = useAppliedElsewhere(job.id);
  const [isReporting, setReporting] = useState(false);
  const reference = { referenceType: 'JOB', referenceId: job.id } as const;
  const canNote = isMember && job.state === 'OPEN' && job.viewer.application === null;
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
      <Menu trigger={<IconButton icon={Ellipsis} label={t('detail.more')} />}>
        {canNote && (
          <MenuItem icon={CircleCheck} onSelect={() => void elsewhere()}>
            {t('detail.appliedElsewhere')}
          </MenuItem>
        )}
        <MenuItem icon={Flag} onSelect={() => requireMember(() => setReporting(true))}>
          {t('detail.report')}
        </MenuItem>
      </Menu>
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
