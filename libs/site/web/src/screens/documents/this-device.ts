/** The kinds of devices that have steps of their own. */
export type Device = 'android' | 'apple' | 'desktop';

/** Which steps this device needs. An iPad says that it is a Mac, but has a touch screen. */
export function thisDevice(): Device {
  const { userAgent, maxTouchPoints } = navigator;
  if (userAgent.includes('Android')) return 'android';
  const isTablet = userAgent.includes('Macintosh') && maxTouchPoints > 1;
  return isTablet || /iPhone|iPad|iPod/.test(userAgent) ? 'apple' : 'desktop';
}
