import type { search } from '@upround/search/contract';
import { SEGMENT_SIZE, type CallOutput, type HandlerInput } from '@upround/shared/contract-core';
import { viewerId, type HandlerContext } from '@upround/shared/server-kit';
import { readQuery } from '../query/read-query';
import { correctionOf, type Corrected } from '../words/correct';
import type { Sources } from './describe-hits';
import { find, type FindPage, type FindPlace } from './find.service';

/** Below so many hits another spelling is looked for. */
const FEW = 3;
/** What so many people wrote is no secret of one of them. */
const SEVERAL = 2;

type Answer = CallOutput<typeof search>;

const hitsIn = ({ facets }: FindPage) =>
  facets?.kinds.reduce((sum, { count }) => sum + count, 0) ?? 0;

/** A place in the list of a query, and what was searched for in its stead. */
interface AnswerPlace extends FindPlace {
  /** The query that the hits are of. */
  q: string;
  /** 1 where one of the words was enough. */
  o: number;
}

/** What the query was probably meant to be, where that finds something that the viewer may see. */
async function correctedPage(
  corrected: Corrected,
  run: (text: string) => Promise<FindPage>,
): Promise<{ meant: string; page: FindPage } | null> {
  let before: string | null = null;
  for (const fewest of [1, SEVERAL]) {
    const meant = corrected(fewest);
    if (meant === null || meant === before) return null;
    const page = await run(meant);
    if (hitsIn(page) > 0) return { meant, page };
    before = meant;
  }
  return null;
}

/**
 * Answers one page of a search. Where nothing matches, words that no one wrote are replaced by what was probably meant;
 * where that finds nothing either, one of the words is enough.
 */
export async function answerSearch(
  sources: Sources,
  context: HandlerContext,
  { query }: HandlerInput<typeof search>,
  now: Date,
): Promise<Answer> {
  const place = context.cursors.read<AnswerPlace>(query.cursor);
  const typed = query.query;
  const run = (text: string, any: boolean) =>
    find({
      db: context.db,
      sources,
      viewerId: viewerId(context.viewer),
      kind: query.kind,
      any,
      place,
      limit: query.limit ?? SEGMENT_SIZE,
      now: now.getTime(),
      query: readQuery(text),
    });
  const answer = (page: FindPage, text: string, any: boolean, meant: string | null): Answer => ({
    data: page.hits,
    nextSegment:
      page.next === null ? null : context.cursors.sign({ ...page.next, q: text, o: any ? 1 : 0 }),
    facets: page.facets,
    correction: meant === null ? null : { query: meant, applied: text === meant },
  });
  if (place !== null) {
    const page = await run(place.q, place.o === 1);
    return answer(page, place.q, place.o === 1, place.q === typed ? null : place.q);
  }
  const page = await run(typed, false);
  const found = hitsIn(page);
  if (found >= FEW || typed === '') return answer(page, typed, false, null);
  const corrected = await correctionOf(context.db, typed);
  const better = await correctedPage(corrected, (text) => run(text, false));
  if (better !== null) {
    const { meant } = better;
    return found > 0 ? answer(page, typed, false, meant) : answer(better.page, meant, false, meant);
  }
  if (found > 0) return answer(page, typed, false, null);
  // What is found here may be found by another of the words, so only what several people wrote may be said.
  const likely = corrected(SEVERAL) ?? typed;
  const loose = await run(likely, true);
  return answer(loose, likely, true, hitsIn(loose) > 0 && likely !== typed ? likely : null);
}
