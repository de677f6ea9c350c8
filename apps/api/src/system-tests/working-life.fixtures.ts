import {
  apply,
  createJob,
  keepApplicantNote,
  keepApplicationMemo,
  saveSearch,
} from '@upround/jobs/contract';
import type { TestMember, TestServer } from '@upround/shared/testing-server';

/** What two people write about jobs. */
export interface WorkWords {
  job: string;
  application: string;
  memo: string;
  creatorNote: string;
  search: string;
  /** The other person's texts: to the person, and about them. */
  foreign: string;
}

/** Each posts a job, applies to the other's, and saves a note about the other; the person saves a search as well. */
export async function liveAWorkingLife(
  server: TestServer,
  { me, other }: { me: TestMember; other: TestMember },
  words: WorkWords,
): Promise<void> {
  const made = async <Answer extends { status: number }>(answer: Promise<Answer>) => {
    const given = await answer;
    if (given.status >= 300) throw new Error(JSON.stringify(given));
    return given;
  };
  const post = async (as: TestMember, description: string) => {
    const place = { location: 'Pune', type: 'FULL_TIME', workplace: 'REMOTE' } as const;
    const body = { title: 'Engineer', company: 'Ledger', description, ...place };
    return (await made(server.call(createJob, { body }, { as }))).body.id;
  };
  const send = async (as: TestMember, referenceId: string, note: string) =>
    (await made(server.call(apply, { body: { referenceType: 'JOB', referenceId, note } }, { as })))
      .body.id;
  const note = (as: TestMember, id: string, text: string) =>
    made(server.call(keepApplicantNote, { params: { id }, body: { text, stars: 3 } }, { as }));

  const mine = await send(me, await post(other, 'Build ledgers.'), words.application);
  await note(other, mine, words.foreign);
  const memo = { params: { id: mine }, body: { text: words.memo } };
  await made(server.call(keepApplicationMemo, memo, { as: me }));
  const theirs = await send(other, await post(me, words.job), words.foreign);
  await note(me, theirs, words.creatorNote);
  const search = { name: words.search, filters: { tag: ['design'] } };
  await made(server.call(saveSearch, { body: search }, { as: me }));
}
