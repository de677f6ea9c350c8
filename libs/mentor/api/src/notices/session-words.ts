import type { BookingSide } from '@upround/mentor/contract';

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 0,
});

/** An amount in paise, as in `₹2,400`. */
export const moneyOf = (paise: number): string => rupees.format(paise / 100);

/** A moment on the clock of a zone, as in `Fri, 4 Dec 2026, 10:00 (Asia/Kolkata)`. */
export const momentIn = (at: Date, zone: string): string =>
  `${at.toLocaleString('en-GB', {
    timeZone: zone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })} (${zone})`;

/** Where both sides are. */
export interface SessionZones {
  mentor: string;
  mentee: string;
}

export const otherSide = (side: BookingSide): BookingSide =>
  side === 'MENTEE' ? 'MENTOR' : 'MENTEE';

export const zoneOf = ({ mentor, mentee }: SessionZones, side: BookingSide): string =>
  side === 'MENTEE' ? mentee : mentor;
