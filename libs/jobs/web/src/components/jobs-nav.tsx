import { links } from '@upround/shared/links';
import { useSession } from '@upround/shared/session';
import { NavTabs } from '@upround/shared/ui';
import { useJobsText } from '../messages/catalogue';
import type { JobsView } from '../model/jobs-view';

const places = [
  ['board', () => links.jobs()],
  ['applied', () => links.appliedJobs()],
  ['searches', links.savedSearches],
  ['hiring', () => links.hiring()],
  ['post', () => links.postJob()],
] as const;

/** The board and what of the jobs is one’s own, from where one posts; a guest, who has nothing yet, posts from here. */
export function JobsNav({ current }: { current: JobsView }) {
  const t = useJobsText();
  const { isMember } = useSession();
  return (
    <NavTabs
      label={t('places.label')}
      className="px-4 [&>ul]:gap-5"
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
