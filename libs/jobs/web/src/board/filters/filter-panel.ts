import { atomWithStorage } from 'jotai/utils';

/** Whether the filter panel is open beside the board; stored in this browser. */
export const isFilterPanelOpenAtom = atomWithStorage('upround-jobs-filter-panel', true, undefined, {
  getOnInit: true,
});
