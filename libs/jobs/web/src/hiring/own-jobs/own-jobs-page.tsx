import { Plus } from 'lucide-react';
import { links, routes } from '@upround/shared/links';
import { Page, useSearchChoice } from '@upround/shared/routing';
import { useSession } from '@upround/shared/session';
import { ButtonLink, SegmentedControl } from '@upround/shared/ui';
import { JobsNav } from '../../components/jobs-nav';
import { useHiringText } from '../messages/catalogue';
import { OwnJobList } from './own-job-list';

const tabs = ['OPEN', 'DRAFT', 'CLOSED'] as const;

/** The creator's own jobs by state, with counts. */
export function OwnJobsPage() {
  const t = useHiringText();
  const { user } = useSession();
  const [state, setState] = useSearchChoice('state', tabs);
  return (
    <Page pattern={routes.jobs} title={t('title')} hideHeading>
      <JobsNav current="hiring" />
      <div className="flex flex-wrap items-center justify-between gap-3 border-b px-4 py-4">
        <SegmentedControl
          label={t('own.tabs')}
          value={state}
          onChange={setState}
          options={tabs.map((value) => ({ value, label: t(`own.${value}`) }))}
        />
        <ButtonLink href={links.postJob()} variant="primary" icon={Plus}>
          {t('post')}
        </ButtonLink>
      </div>
      {user !== null && <OwnJobList key={state} userId={user.id} state={state} />}
    </Page>
  );
}
