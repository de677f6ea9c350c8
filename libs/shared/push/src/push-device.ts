import { useSyncExternalStore } from 'react';
import { newDeviceId } from './device-name';
import { storedText } from './stored-value';

/** What this browser remembers of its pushes. Nothing of it is secret to the person who uses the browser. */
export interface PushDevice {
  /** Names this browser to the API. */
  deviceId: string;
  /** Who switched push on here. It stays over a sign-out, so that push is on again when they come back. */
  wantedBy?: string | undefined;
  /** By what a push service, or the API, reaches this browser; only while its owner is signed in. */
  token?: string | undefined;
  /** Who made the token. */
  kind?: 'firebase' | 'embedded' | undefined;
  madeAt?: number | undefined;
  /** When it was last sent to the API. */
  registeredAt?: number | undefined;
}

const KEY = 'push-device';
let known: { text: string | null; device: PushDevice } | undefined;

function isDevice(value: unknown): value is PushDevice {
  const device = value as Partial<PushDevice> | null;
  return typeof device === 'object' && typeof device?.deviceId === 'string';
}

function read(): PushDevice {
  const text = storedText.read(KEY);
  if (known !== undefined && known.text === text) return known.device;
  let device: unknown;
  try {
    device = JSON.parse(text ?? 'null');
  } catch {
    device = null;
  }
  // The id is stored with the first change, so that nothing is stored for people who never use push.
  known = {
    text,
    device: isDevice(device) ? device : { deviceId: newDeviceId(navigator.userAgent) },
  };
  return known.device;
}

/** This browser as a device that gets notifications. */
export const pushDevice = {
  read,
  /** Changes some of it. */
  write(change: Partial<PushDevice>): void {
    storedText.write(KEY, JSON.stringify({ ...read(), ...change }));
  },
};

/** This browser as a device, followed over all tabs. */
export function usePushDevice(): PushDevice {
  return useSyncExternalStore(storedText.subscribe, read);
}
