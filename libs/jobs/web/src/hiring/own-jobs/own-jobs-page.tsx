import { Plus } from 'lucide-react';
import { listedStates } from '@upround/jobs/contract';
import { links, routes } from '@upround/shared/links';
import { Page, useSearchChoice } from '@upround/shared/routing';
import { useSession } from '@upround/shared/session';
import { ButtonLink, SegmentedControl } from '@upround/shared/ui';
import { JobsHead } from '../../components/jobs-head';
import { JobsNav } from '../../components/jobs-nav';
import { useHiringText } from '../messages/catalogue';
import { HiringStats } from './hiring-stats';
import { useOwnJobsText } from './messages/catalogue';
import { OwnJobList } from './own-job-list';

/** The creator's own jobs by state, with counts. */
export function OwnJobsPage() {
  const t = useHiringText();
  const tOwn = useOwnJobsText();
  const { user } = useSession();
  const [state, setState] = useSearchChoice('state', listedStates);
  return (
    <Page pattern={routes.jobs} title={t('title')} hideHeading>
      <JobsNav current="hiring" />
      <JobsHead
        title={t('title')}
        line={tOwn('intro')}
        actions={
          <ButtonLink href={links.postJob()} variant="primary" icon={Plus}>
            {t('post')}
          </ButtonLink>
        }
      />
      {user !== null && <HiringStats userId={user.id} />}
      <div className="border-b px-4 pb-4 medium:px-6">
        <SegmentedControl
          label={t('own.tabs')}
          value={state}
          onChange={setState}
          options={listedStates.map((value) => ({ value, label: t(`own.${value}`) }))}
        />
      </div>
      {user !== null && <OwnJobList key={state} userId={user.id} state={state} />}
    </Page>
  );
}
