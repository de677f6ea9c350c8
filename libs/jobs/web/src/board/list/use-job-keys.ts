import type { RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { useListKeys } from '@upround/shared/routing';
import { useJobsText } from '../../messages/catalogue';
import type { Board } from '../use-board';

/**
 * The keys of the list: j and k move through it, the arrows too once it has the focus, b saves the job with focus.
 * While a job is open, the one that they move to takes its place.
 */
export function useJobKeys(list: RefObject<HTMLElement | null>, board: Board): void {
  const t = useJobsText();
  const navigate = useNavigate();
  useListKeys(list, {
    group: t('keys.group'),
    next: t('keys.next'),
    previous: t('keys.previous'),
    open: '[aria-current]',
    block: 'nearest',
    hasArrows: true,
    onMove: ({ dataset: { job: slug } }) => {
      if (board.openJob === null || slug === undefined || slug === board.openJob) return;
      // In place of the one before, so that Back leaves the job and not each that was passed.
      void navigate(board.hrefOf(slug), { replace: true });
    },
    verbs: [{ keys: 'b', label: t('keys.save'), verb: 'bookmark' }],
  });
}
