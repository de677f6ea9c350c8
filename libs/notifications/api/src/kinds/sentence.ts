import { COUNT_MAX } from '@upround/notifications/contract';
import type { SentencePart } from '@upround/shared/domain';

// Line breaks, control characters, and those that turn the direction of writing.
const UNEVEN = /[\s\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * A text on one line, cut at so many characters.
 *
 * @param max the most code points, the ellipsis among them
 */
export function oneLine(text: string, max: number): string {
  const letters = [...text.replace(UNEVEN, ' ').trim()];
  return letters.length <= max
    ? letters.join('')
    : `${letters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`;
}

const NAME_MAX = 40;

const plainPart = (part: SentencePart): string => {
  if ('text' in part) return part.text;
  return oneLine('name' in part ? part.name : part.title, NAME_MAX);
};

/** A sentence as plain text on one line, with long names and titles cut. */
export const plainSentence = (sentence: readonly SentencePart[]): string =>
  sentence.map(plainPart).join('');

/**
 * Who acted, as the beginning of a sentence.
 *
 * @param names of the people who are shown, the newest first
 * @param count of all of them
 */
export function whoActed(names: readonly string[], count: number): SentencePart[] {
  const [first, second] = names;
  if (first === undefined) return [];
  if (count <= 1) return [{ name: first }];
  if (count === 2 && second !== undefined) {
    return [{ name: first }, { text: ' and ' }, { name: second }];
  }
  const others =
    count >= COUNT_MAX ? `${COUNT_MAX - 1}+ others` : `${count - 1} other${count === 2 ? '' : 's'}`;
  return [{ name: first }, { text: ` and ${others}` }];
}
