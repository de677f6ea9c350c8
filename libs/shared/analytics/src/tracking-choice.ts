import { useSyncExternalStore } from 'react';

/** The local-storage key of the choice, which is only stored on this device. */
export const TRACKING_KEY = 'analytics';
const OFF = 'off';

const listeners = new Set<() => void>();

interface Signals {
  globalPrivacyControl?: boolean;
}

/** Whether the browser itself asks not to be followed: Do Not Track or Global Privacy Control. */
export function isRefusedByBrowser(): boolean {
  return (
    navigator.doNotTrack === '1' || (navigator as Navigator & Signals).globalPrivacyControl === true
  );
}

function isSwitchedOff(): boolean {
  try {
    return localStorage.getItem(TRACKING_KEY) === OFF;
  } catch {
    // A browser without storage can't store a refusal either: then nothing is sent.
    return true;
  }
}

/** Whether anything may be sent: unless the browser or the person refuses. */
export function isTrackingAllowed(): boolean {
  return !isRefusedByBrowser() && !isSwitchedOff();
}

/** Stores the person's choice on this device, and calls the listeners. */
export function setTracking(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(TRACKING_KEY);
    else localStorage.setItem(TRACKING_KEY, OFF);
  } catch {
    // Nothing can be stored, and nothing is sent.
  }
  for (const listener of listeners) listener();
}

/**
 * Hears of every change of the choice, those in other tabs too.
 *
 * @returns the function that ends it
 */
export function onTrackingChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === TRACKING_KEY || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

export interface TrackingChoice {
  isOn: boolean;
  /** The browser refuses for every site; the switch has no say. */
  isRefusedByBrowser: boolean;
  set: (isOn: boolean) => void;
}

/** The choice, for a switch. */
export function useTrackingChoice(): TrackingChoice {
  const isOn = useSyncExternalStore(onTrackingChange, isTrackingAllowed, () => true);
  return { isOn, isRefusedByBrowser: isRefusedByBrowser(), set: setTracking };
}
