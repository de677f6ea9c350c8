import type { RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { useListKeys } from '@upround/shared/routing';
import { useDirectoryText } from '../messages/catalogue';
import type { Directory } from '../use-directory';

/**
 * The keys of the list: j and k move through it, the arrows too once it has the focus. While a mentor is open, the one
 * that they move to takes their place.
 */
export function useMentorKeys(list: RefObject<HTMLElement | null>, directory: Directory): void {
  const t = useDirectoryText();
  const navigate = useNavigate();
  useListKeys(list, {
    group: t('keys.group'),
    next: t('keys.next'),
    previous: t('keys.previous'),
    open: '[aria-current]',
    block: 'nearest',
    hasArrows: true,
    onMove: ({ dataset: { mentor: slug } }) => {
      if (directory.mentor === null || slug === undefined || slug === directory.mentor) return;
      // In place of the one before, so that Back leaves the directory and not each that was passed.
      void navigate(directory.hrefOf(slug), { replace: true });
    },
  });
}
