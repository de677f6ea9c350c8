import { atomWithStorage } from 'jotai/utils';

/** How hours are written: by the viewer's locale until they choose. Stored in this browser. */
export const hourCycleAtom = atomWithStorage<'h12' | 'h23' | null>(
  'upround-hour-cycle',
  null,
  undefined,
  { getOnInit: true },
);

/** The zone in which times of sessions are shown, where it isn't the device's. Stored in this browser. */
export const zoneAtom = atomWithStorage<string | null>('upround-session-zone', null, undefined, {
  getOnInit: true,
});
