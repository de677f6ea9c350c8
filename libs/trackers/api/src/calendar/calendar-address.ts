import { createHmac } from 'node:crypto';
import { isId } from '@upround/shared/db';
import { deriveKey, sameSecret } from '@upround/shared/server-kit';
import type { TrackersSettings } from '../trackers-settings';

const PURPOSE = 'trackers.calendar';
/** Characters of the signature: 128 bits in hex. */
const SIGNED = 32;

const signatureOf = (secret: string, id: string) =>
  createHmac('sha256', deriveKey(secret, PURPOSE)).update(id).digest('hex').slice(0, SIGNED);

/** The secret part of the address of a calendar: its id and our signature. */
export const calendarToken = ({ secrets }: Pick<TrackersSettings, 'secrets'>, id: string): string =>
  `${id.replaceAll('-', '')}${signatureOf(secrets[0], id)}`;

const TOKEN = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})([0-9a-f]{32})$/;

/** The id of the calendar that an address names; null for an address that we didn't make. */
export function calendarIdOf(
  { secrets }: Pick<TrackersSettings, 'secrets'>,
  token: string,
): string | null {
  const [, ...parts] = TOKEN.exec(token) ?? [];
  const signature = parts.at(-1);
  const id = parts.slice(0, -1).join('-');
  if (signature === undefined || !isId(id)) return null;
  return secrets.some((secret) => sameSecret(signature, signatureOf(secret, id))) ? id : null;
}

/** The whole address of a calendar. */
export const calendarUrl = (settings: TrackersSettings, id: string): string =>
  new URL(`/v1/tracker-calendar/${calendarToken(settings, id)}.ics`, settings.apiUrl).href;
