import { block, listBlocked, listMuted, mute, unblock, unmute } from '@upround/profile/contract';
import type { ItemOf } from '@upround/shared/query';

/** The two ways of keeping somebody away, with their calls and the keys of their words. */
export const hidings = {
  blocked: { list: listBlocked, set: block, takeBack: unblock },
  muted: { list: listMuted, set: mute, takeBack: unmute },
} as const;
export type Hiding = keyof typeof hidings;

export type HiddenPerson = ItemOf<typeof listBlocked>;
