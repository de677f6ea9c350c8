import { searchKinds, type SearchKind } from '@upround/shared/links';

/** The tabs: everything, then each kind. The first is the one without `?kind=`. */
export const tabKinds = ['ALL', ...searchKinds] as const;
export type TabKind = (typeof tabKinds)[number];

/** Kinds that show something before anything is searched for. */
export const browsable: readonly TabKind[] = ['ALL', 'POST', 'USER', 'NEWS', 'IDEA'];

/** The order of the tabs, and of the sections of the first one. */
export const kindOrder: readonly SearchKind[] = [
  'POST',
  'USER',
  'NEWS',
  'IDEA',
  'JOB',
  'POD',
  'ARTICLE',
  'ESSAY',
];
