import type { RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { useListKeys, useShortcuts } from '@upround/shared/routing';
import { useTrackerListText } from './messages/catalogue';
import type { List } from './use-list';

interface ListKeysOptions {
  list: List;
  rows: RefObject<HTMLElement | null>;
  isWide: boolean;
  onFilters: () => void;
}

/**
 * The keys of a list: j and k move through it, the arrows too once it has the focus, b saves the record with focus, f
 * folds the filters. While a record is open, the one that they move to takes its place.
 */
export function useRecordKeys({ list, rows, isWide, onFilters }: ListKeysOptions): void {
  const t = useTrackerListText();
  const navigate = useNavigate();
  const group = t('keys.group');
  useListKeys(rows, {
    group,
    next: t('keys.next'),
    previous: t('keys.previous'),
    row: '[data-record]',
    open: '[aria-current]',
    block: 'nearest',
    hasArrows: true,
    onMove: ({ dataset: { record } }) => {
      if (list.record === null || record === undefined || record === list.record) return;
      // In place of the one before, so that Back leaves the record and not each that was passed.
      void navigate(list.hrefOf(record), { replace: true });
    },
    verbs: [{ keys: 'b', label: t('keys.save'), verb: 'bookmark' }],
  });
  useShortcuts([
    ...(isWide ? [{ keys: 'f', label: t('keys.filters'), group, run: onFilters }] : []),
    ...(list.record === null || isWide
      ? []
      : [
          {
            keys: 'Escape',
            label: t('keys.close'),
            group,
            run: () => void navigate(list.hrefOf(null)),
          },
        ]),
  ]);
}
