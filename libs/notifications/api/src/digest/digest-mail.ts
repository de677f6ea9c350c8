import type { DigestRhythm } from '@upround/shared/ports';

/** What a digest has to tell. Texts that people wrote are not among it: who reads a mailbox may be somebody else. */
export interface DigestContent {
  /** One sentence for each notification, newest first. */
  lines: readonly string[];
  /** Unread notifications beyond the lines. */
  more: number;
  /** People whose messages wait. */
  conversations: number;
  /** People who ask to write. */
  requests: number;
}

export interface DigestAddresses {
  notifications: string;
  messages: string;
  settings: string;
}

/** Whether there is anything to tell; an empty digest is not sent. */
export const hasNews = ({ lines, conversations, requests }: DigestContent): boolean =>
  lines.length + conversations + requests > 0;

const periods: Record<DigestRhythm, { title: string; since: string; how: string }> = {
  DAILY: { title: 'Your day', since: 'since yesterday', how: 'once a day' },
  WEEKLY: { title: 'Your week', since: 'in the last week', how: 'once a week' },
};

const people = (count: number, one: string, many: string) =>
  count === 1 ? `One person ${one}` : `${count} people ${many}`;

/** A digest in plain words. */
export function digestMail(
  brand: string,
  { rhythm, isFirst }: { rhythm: DigestRhythm; isFirst: boolean },
  { lines, more, conversations, requests }: DigestContent,
  addresses: DigestAddresses,
): { subject: string; text: string } {
  const { title, since, how } = periods[rhythm];
  const waiting = [
    ...(conversations > 0
      ? [people(conversations, 'sent you a message', 'sent you messages') + ' you have not read.']
      : []),
    ...(requests > 0 ? [people(requests, 'wants to write to you.', 'want to write to you.')] : []),
  ];
  const news = [...lines.map((line) => `- ${line}`), ...(more > 0 ? [`- and ${more} more`] : [])];
  const parts = [
    `This is what happened at ${brand} ${isFirst ? since : 'since your last digest'}, and what you have not looked at yet.`,
    ...(news.length > 0 ? [news.join('\n'), `All of it: ${addresses.notifications}`] : []),
    ...(waiting.length > 0 ? [waiting.join('\n'), `Your messages: ${addresses.messages}`] : []),
    `You get this e-mail ${how}, because you asked for it. To change that or turn it off: ${addresses.settings}`,
  ];
  return { subject: `${title} at ${brand}`, text: `${parts.join('\n\n')}\n` };
}
