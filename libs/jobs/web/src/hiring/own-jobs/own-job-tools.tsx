import { Ellipsis, ExternalLink, PenLine, RotateCcw, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPaused, type JobSummary } from '@upround/jobs/contract';
import { links } from '@upround/shared/links';
import { AlertDialog, IconButton, Menu, MenuItem, MenuLink } from '@upround/shared/ui';
import { useFailureToast } from '@upround/shared/toasts';
import { useOwnJobs } from '../data/hiring-jobs';
import { PauseItem } from '../pausing/pause-item';
import { useHiringText } from '../messages/catalogue';
import { CloseJobDialog } from './close-job-dialog';

/** The creator's actions on a job, by its state. */
export function OwnJobTools({ job }: { job: JobSummary }) {
  const t = useHiringText();
  const navigate = useNavigate();
  const fail = useFailureToast();
  const jobs = useOwnJobs();
  const [asks, setAsks] = useState<'close' | 'remove'>();
  const [isBusy, setBusy] = useState(false);
  const { slug, title, state } = job;
  const leave = () => setAsks(undefined);

  async function repost() {
    try {
      const draft = await jobs.repost(job);
      await navigate(links.postJob({ job: draft.slug }));
    } catch (error) {
      fail(error, t('own.repostFailed'));
    }
  }

  async function remove() {
    setBusy(true);
    try {
      await jobs.removeDraft(job);
      leave();
    } catch (error) {
      fail(error, t('remove.failed'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Menu
        trigger={<IconButton icon={Ellipsis} label={t('own.tools', { title })} className="-mr-2" />}
      >
        {state !== 'DRAFT' && (
          <MenuLink icon={ExternalLink} href={links.jobs({ job: slug })}>
            {t('own.view')}
          </MenuLink>
        )}
        {state !== 'CLOSED' && (
          <MenuLink icon={PenLine} href={links.postJob({ job: slug })}>
            {t('own.edit')}
          </MenuLink>
        )}
        {state === 'OPEN' && <PauseItem job={job} />}
        {(state === 'OPEN' || isPaused(job)) && (
          <MenuItem icon={X} onSelect={() => setAsks('close')}>
            {t('own.close')}
          </MenuItem>
        )}
        {state === 'CLOSED' && !isPaused(job) && (
          <MenuItem icon={RotateCcw} onSelect={() => void repost()}>
            {t('own.repost')}
          </MenuItem>
        )}
        {state === 'DRAFT' && (
          <MenuItem icon={Trash2} tone="danger" onSelect={() => setAsks('remove')}>
            {t('own.remove')}
          </MenuItem>
        )}
      </Menu>
      <CloseJobDialog job={job} open={asks === 'close'} onClose={leave} />
      <AlertDialog
        open={asks === 'remove'}
        onOpenChange={leave}
        title={t('remove.title')}
        confirmText={t('remove.confirm')}
        cancelText={t('remove.cancel')}
        busy={isBusy}
        onConfirm={() => void remove()}
      >
        {t('remove.text', { title })}
      </AlertDialog>
    </>
  );
}
