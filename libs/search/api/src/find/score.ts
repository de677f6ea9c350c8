import { kindOf } from '@upround/shared/domain';
import type { Candidate } from './candidates.read-model';

/** Days after which a record must match twice as well to rank as high as a new one. */
const HALF_LIFE_DAYS = 180;
/** What is older than this is not older still. */
const OLDEST = 6;
/** In doublings: a title that is the query, or begins with it. */
const IS_TITLE = 8;
const BEGINS_TITLE = 3;
/** In doublings: the words are next to each other. */
const TOGETHER = 3;
const DAY_MICROS = 24 * 3_600_000 * 1000;

/**
 * A text by which names are compared: without accents of Latin letters, case and signs.
 *
 * @param text any text
 */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{Mn}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

function titleBonus(title: string, words: string): number {
  if (words === '' || title === '') return 0;
  const own = folded(title);
  if (own === words) return IS_TITLE;
  return own.startsWith(words) ? BEGINS_TITLE : 0;
}

/**
 * The score of a record, in thousandths of a doubling: a whole number, so that a cursor can contain it. Matching counts
 * most, what people made of the record lifts it, and age lowers it.
 *
 * @param words the words of the query, folded
 * @param points what people made of it
 * @param now of the list's first page, in milliseconds
 */
export function scoreOf(candidate: Candidate, words: string, points: number, now: number): number {
  const relevance = 2 * Math.log2(Math.max(candidate.rank, 1e-6));
  const age = Math.max(now * 1000 - candidate.at, 0) / DAY_MICROS / HALF_LIFE_DAYS;
  const fresh = kindOf(candidate.kind).ageless === true ? 0 : -Math.min(age, OLDEST);
  const liked = Math.log2(1 + Math.max(points, 0)) / 2;
  const bonus = titleBonus(candidate.title, words) + (candidate.together ? TOGETHER : 0);
  return Math.round(1000 * (relevance + fresh + liked + bonus));
}
