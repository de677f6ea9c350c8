import type { FeedItem } from '@upround/feed/contract';
import { newId } from '@upround/shared/db';
import { sql } from 'kysely';
import type { FeedServer, TestPerson } from './feed-server.fixtures';

const HOUR = 3_600_000;

/** Words that only those may read who answered. */
export const EXPLANATION = 'A canary that sings after the answer.';

export const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

/** A quiz as it is written: the second of three options is right. */
export const quizDraft = (more: object = {}) => ({
  options: [
    { text: '25 %', right: false },
    { text: '20 %', right: true },
    { text: '16 %', right: false },
  ],
  multiple: false,
  explanation: EXPLANATION,
  ...more,
});

/** Writes a quiz, by its author's own call. */
export async function writeQuiz(
  server: FeedServer,
  author: TestPerson,
  more: object = {},
  text = 'What do they own?',
): Promise<FeedItem['data']> {
  const draft = { type: 'POST', text, quiz: quizDraft(more) };
  return (await server.send('POST', '/v2/post', author, draft)).body.data;
}

/** Writes a poll, by its author's own call. */
export async function writePoll(server: FeedServer, author: TestPerson, text = 'Which one?') {
  const poll = { options: ['Note', 'Equity'], multiple: false, endsAt: inHours(24) };
  return (await server.send('POST', '/v2/post', author, { type: 'POST', text, poll })).body.data;
}

/** The row that social stores for a vote, and the count that it requests from the feed. */
export async function castVote(
  server: FeedServer,
  voter: TestPerson,
  postId: string,
  selection: readonly string[],
): Promise<void> {
  await server.db.transaction().execute(async (trx) => {
    await sql`insert into activities
      (id, user_id, reference_type, reference_id, kind, state, selection)
      values (${newId()}, ${voter.id}, 'QUIZ', ${postId}, 'VOTE', 'ATTEMPTED',
        ${selection}::text[])`.execute(trx);
    await server.polls.count(trx, postId, selection);
  });
}

/** Lets the time of a poll or quiz run out. */
export async function endNow(server: FeedServer, postId: string): Promise<void> {
  await sql`update posts set poll_ends_at = now() - interval '1 minute'
    where id = ${postId}`.execute(server.db);
}
