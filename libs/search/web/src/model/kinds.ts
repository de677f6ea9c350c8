import { kindsThat, searchKinds } from '@upround/shared/domain';

/** The tabs: everything, then each kind. The first is the one without `?kind=`. */
export const tabKinds = ['ALL', ...searchKinds] as const;
export type TabKind = (typeof tabKinds)[number];

/** Kinds that show something before anything is searched for. */
export const browsable: readonly TabKind[] = ['ALL', ...kindsThat('browse')];
