import type { Device } from './this-device';

/** How the site is installed where the browser doesn't offer it: keys of the catalogue, in order. */
export const stepsOf = {
  android: [
    'intro.download.android.open',
    'intro.download.android.add',
    'intro.download.android.confirm',
  ],
  apple: ['intro.download.apple.open', 'intro.download.apple.add', 'intro.download.apple.confirm'],
  desktop: ['intro.download.desktop.chrome', 'intro.download.desktop.safari'],
} as const satisfies Record<Device, readonly string[]>;
