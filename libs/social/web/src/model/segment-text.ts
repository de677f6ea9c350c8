import { findHashtags, findLinks } from '@upround/shared/domain';

/** A mention inside a text: UTF-16 offsets. */
export interface TextMention {
  start: number;
  end: number;
  slug: string;
}

/** A stretch of text as it is shown. */
export type TextSegment =
  | { kind: 'text'; text: string }
  | { kind: 'mention'; text: string; slug: string }
  | { kind: 'hashtag'; text: string; tag: string }
  | { kind: 'link'; text: string; url: string };

/** The most characters of a link's text; its title has the full URL. */
const LONGEST_FACE = 48;

function faceOf(text: string): string {
  const short = text.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
  return short.length > LONGEST_FACE ? `${short.slice(0, LONGEST_FACE - 1)}…` : short;
}

function withHashtags(text: string): TextSegment[] {
  const segments: TextSegment[] = [];
  let from = 0;
  for (const { start, end, tag } of findHashtags(text)) {
    if (start > from) segments.push({ kind: 'text', text: text.slice(from, start) });
    segments.push({ kind: 'hashtag', text: text.slice(start, end), tag });
    from = end;
  }
  if (from < text.length) segments.push({ kind: 'text', text: text.slice(from) });
  return segments;
}

function withLinks(text: string): TextSegment[] {
  const segments: TextSegment[] = [];
  let from = 0;
  for (const { start, end, url } of findLinks(text)) {
    segments.push(...withHashtags(text.slice(from, start)));
    segments.push({ kind: 'link', text: faceOf(text.slice(start, end)), url });
    from = end;
  }
  return [...segments, ...withHashtags(text.slice(from))];
}

/**
 * Cuts a text into words, mentions, hashtags and links. Mentions that overlap or lie outside are left out.
 *
 * @param text as written
 * @param mentions as the API found them
 */
export function segmentText(text: string, mentions: readonly TextMention[] = []): TextSegment[] {
  const segments: TextSegment[] = [];
  let from = 0;
  for (const { start, end, slug } of [...mentions].sort((a, b) => a.start - b.start)) {
    if (start < from || end <= start || end > text.length) continue;
    segments.push(...withLinks(text.slice(from, start)));
    segments.push({ kind: 'mention', text: text.slice(start, end), slug });
    from = end;
  }
  return [...segments, ...withLinks(text.slice(from))];
}
