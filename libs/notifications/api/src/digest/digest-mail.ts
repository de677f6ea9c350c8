import type { DigestRhythm, DigestSummary } from '@upround/shared/ports';

/** The text of a digest. It never quotes posts or messages, because someone else may read the mailbox. */
export interface DigestContent {
  /** One sentence for each notification, newest first. */
  lines: readonly string[];
  /** Unread notifications beyond the lines. */
  more: number;
  /** What kinds say instead of lines. */
  summaries: readonly DigestSummary[];
}

/** The paths in a digest, and what makes an address of a path. */
export interface DigestLinks {
  notifications: string;
  settings: string;
  address(path: string): string;
}

/** Whether there is anything to say; an empty digest is not sent. */
export const isWorthSending = ({ lines, summaries }: DigestContent): boolean =>
  lines.length + summaries.length > 0;

const periods: Record<DigestRhythm, { title: string; since: string; how: string }> = {
  DAILY: { title: 'Your day', since: 'since yesterday', how: 'once a day' },
  WEEKLY: { title: 'Your week', since: 'in the last week', how: 'once a week' },
};

/** A digest in plain words. */
export function digestMail(
  brand: string,
  { rhythm, isFirst }: { rhythm: DigestRhythm; isFirst: boolean },
  { lines, more, summaries }: DigestContent,
  { notifications, settings, address }: DigestLinks,
): { subject: string; text: string } {
  const { title, since, how } = periods[rhythm];
  const list = [...lines.map((line) => `- ${line}`), ...(more > 0 ? [`- and ${more} more`] : [])];
  const parts = [
    `Here’s what you haven’t seen on ${brand} ${isFirst ? since : 'since your last digest'}.`,
    ...(list.length > 0 ? [list.join('\n'), `See all: ${address(notifications)}`] : []),
    ...summaries.flatMap(({ sentences, label, path }) => [
      sentences.join('\n'),
      `${label}: ${address(path)}`,
    ]),
    `You’re getting this email ${how} because you turned it on. Change how often or turn it off: ${address(settings)}`,
  ];
  return { subject: `${title} on ${brand}`, text: `${parts.join('\n\n')}\n` };
}
