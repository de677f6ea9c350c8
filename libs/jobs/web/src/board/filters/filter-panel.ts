import { atomWithStorage } from 'jotai/utils';

/** Whether the panel of filters stands open beside the board; kept in this browser over reloads. */
export const isFilterPanelOpenAtom = atomWithStorage('upround-jobs-filter-panel', true, undefined, {
  getOnInit: true,
});
