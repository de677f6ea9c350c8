import { SUGGESTION_LIMIT, type listSuggestions } from '@upround/search/contract';
import type { CallOutput } from '@upround/shared/contract-core';
import type { Database } from '@upround/shared/db';
import { hashtagKey } from '@upround/shared/domain';
import type { Sources } from '../find/describe-hits';
import { folded } from '../find/score';
import { completions, countedWords } from '../words/words.store';
import { suggestPeople } from './suggestion.read-model';
import { suggestRecords } from './record-suggestion.read-model';

/** The most suggestions of queries, of records and of tags. */
const QUERIES = 4;
const RECORDS = 3;
const TAGS = 3;
/** From so many letters on a word is completed. */
const COMPLETED_FROM = 2;

/** The last word, if it can be completed, and the text before it. */
const LAST_WORD = /^(.*?)([\p{L}\p{M}]+)$/su;

async function completedQueries(db: Database, text: string): Promise<string[]> {
  const [, before, last] = LAST_WORD.exec(text) ?? [];
  if (before === undefined || last === undefined || /["#@:]$/.test(before)) return [];
  const prefix = folded(last);
  if ([...prefix].length < COMPLETED_FROM) return [];
  const words = await completions(db, 'WORD', prefix, QUERIES);
  return words.map(({ word }) => `${before}${word}`);
}

async function tagsLike(db: Database, text: string): Promise<{ tag: string; count: number }[]> {
  const prefix = hashtagKey(text.replace(/^tag:/i, ''));
  if (!/^[\p{L}\p{M}\p{N}_]+$/u.test(prefix)) return [];
  const words = await completions(db, 'TAG', prefix, TAGS);
  return words.map(({ word, authors }) => ({ tag: word, count: authors }));
}

/**
 * Suggests completions of a text. Other people's searches aren't stored, so they can't be suggested: queries are
 * completed by words that several people wrote in public.
 */
export async function suggest(
  db: Database,
  sources: Sources,
  viewerId: string | null,
  text: string,
): Promise<CallOutput<typeof listSuggestions>> {
  const people = await suggestPeople(db, viewerId, text, SUGGESTION_LIMIT);
  const data = people.map((person) => ({ type: 'USER' as const, data: person }));
  if (text === '' || text.startsWith('@')) return { data, queries: [], records: [], tags: [] };
  await countedWords(db);
  return {
    data,
    queries: await completedQueries(db, text),
    records: await suggestRecords(db, sources, text, RECORDS),
    tags: await tagsLike(db, text),
  };
}
