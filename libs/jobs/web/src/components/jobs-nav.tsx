import { links } from '@upround/shared/links';
import { useSession } from '@upround/shared/session';
import { classes, NavTabs } from '@upround/shared/ui';
import { useJobsText } from '../messages/catalogue';
import type { JobsView } from '../model/jobs-view';

const places = [
  ['board', () => links.jobs()],
  ['applied', () => links.appliedJobs()],
  ['searches', links.savedSearches],
  ['hiring', () => links.hiring()],
  ['post', () => links.postJob()],
] as const;

interface JobsNavProps {
  current: JobsView;
  className?: string | undefined;
}

/** Links to the board and to the viewer’s own pages of jobs; guests get a link for posting a job instead. */
export function JobsNav({ current, className }: JobsNavProps) {
  const t = useJobsText();
  const { isMember } = useSession();
  return (
    <NavTabs
      label={t('places.label')}
      className={classes('px-4 medium:px-6 [&>ul]:gap-5', className)}
      tabs={places
        .filter(([view]) => view === 'board' || isMember !== (view === 'post'))
        .map(([view, href]) => ({
          href: href(),
          label: t(`places.${view}`),
          current: view === current,
        }))}
    />
  );
}
