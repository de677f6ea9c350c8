import { createHmac } from 'node:crypto';
import { isId } from '@upround/shared/db';
import { deriveKey, sameSecret } from '@upround/shared/server-kit';
import type { MentorSettings } from '../mentor-settings';

type Signing = Pick<MentorSettings, 'secrets'>;
type Addressing = Pick<MentorSettings, 'secrets' | 'apiUrl'>;

/** What an address is of: all sessions of a person, or one session. */
export type CalendarKind = 'calendar' | 'session';

/** Characters of the signature: 128 bits in hex. */
const SIGNED = 32;

const signatureOf = (secret: string, kind: CalendarKind, id: string) =>
  createHmac('sha256', deriveKey(secret, `mentor.${kind}`))
    .update(id)
    .digest('hex')
    .slice(0, SIGNED);

const tokenOf = ({ secrets }: Signing, kind: CalendarKind, id: string) =>
  `${id.replaceAll('-', '')}${signatureOf(secrets[0], kind, id)}`;

const TOKEN = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})([0-9a-f]{32})$/;

/** The id that an address names; null for an address that we didn't make. */
export function idOfToken({ secrets }: Signing, kind: CalendarKind, token: string): string | null {
  const [, ...parts] = TOKEN.exec(token) ?? [];
  const signature = parts.at(-1);
  const id = parts.slice(0, -1).join('-');
  if (signature === undefined || !isId(id)) return null;
  return secrets.some((secret) => sameSecret(signature, signatureOf(secret, kind, id))) ? id : null;
}

/** The whole address of a person's calendar. */
export const calendarUrl = (settings: Addressing, id: string): string =>
  new URL(`/v1/mentor-calendar/${tokenOf(settings, 'calendar', id)}.ics`, settings.apiUrl).href;

/** The whole address of the file of one session. */
export const sessionCalendarUrl = (settings: Addressing, id: string): string =>
  new URL(`/v1/mentor-session/${tokenOf(settings, 'session', id)}.ics`, settings.apiUrl).href;
