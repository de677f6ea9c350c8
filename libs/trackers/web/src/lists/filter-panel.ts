import { atomWithStorage } from 'jotai/utils';

/** Whether the filters are open beside the list; stored in this browser. */
export const isFilterPanelOpenAtom = atomWithStorage(
  'upround-trackers-filter-panel',
  false,
  undefined,
  { getOnInit: true },
);
