import { atomWithStorage } from 'jotai/utils';

/** Whether the filters are open beside the list; stored in this browser. */
export const isFilterPanelOpenAtom = atomWithStorage(
  'upround-mentors-filter-panel',
  true,
  undefined,
  { getOnInit: true },
);
