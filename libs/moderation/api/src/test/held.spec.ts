import {
  decideAppeal,
  decideCase,
  appeal as appealCall,
  listCases,
  listOwnDecisions,
  readCase,
  removeSpam,
  undoDecision,
  type DecisionInput,
} from '@upround/moderation/contract';
import { spamLimits } from '@upround/shared/domain';
import type { TestMember } from '@upround/shared/testing-server';
import { startModerationServer, type ModerationServer } from './moderation-server.fixtures';

const DAY = 24 * 60 * 60;
const HIDE: DecisionInput = { action: 'HIDE', rule: 'SPAM', reason: 'It only sells.' };
const NOTHING: DecisionInput = { action: 'NOTHING', reason: 'It’s fine.' };

let server: ModerationServer;
let moderator: TestMember;
let count = 0;

beforeAll(async () => {
  server = await startModerationServer();
  moderator = await server.signUpAs('mod');
  await server.giveRole(moderator, 'MODERATOR');
});
afterAll(() => server?.close());

/** A person whose account is so many days old. */
const member = async (days = 0) => {
  count += 1;
  const one = await server.signUpAs(`member-${count}`);
  await server.database.query('update people set created_at = $2 where id = $1', [
    one.userId,
    new Date(server.clock.now().getTime() - days * DAY * 1000 + 1000),
  ]);
  return one;
};
const heldAll = async (author: TestMember, texts: readonly string[]) => {
  const held = [];
  for (const text of texts) held.push((await server.write(author, text)).held);
  return held;
};
/** Moves the clock for a while: people’s tokens don't outlive a day. */
const after = async (seconds: number, work: () => Promise<unknown>) => {
  server.clock.advance(seconds * 1000);
  try {
    await work();
  } finally {
    server.clock.advance(-seconds * 1000);
  }
};
const links = (...hosts: string[]) =>
  hosts.map((host) => `https://${host}.com/offer`).join(' and ');

describe('the limits of new accounts', () => {
  it('two links in one text are public, a third is held', async () => {
    const author = await member();
    expect((await server.write(author, links('a', 'b'))).held).toBeNull();
    const { referenceId, held } = await server.write(author, links('a', 'b', 'c'));
    expect(held).toBe('LINKS');
    expect(await server.stateOf(referenceId)).toBe('HIDDEN');
  });

  it('an address counts once, and links to the product not at all', async () => {
    const author = await member();
    const text = `${links('a', 'b', 'a')} http://www.a.com/offer upround.example https://upround.example/post/1`;
    expect((await server.write(author, text)).held).toBeNull();
  });

  it('five texts with links a day are public, the sixth is held', async () => {
    const author = await member();
    const texts = ['a', 'b', 'c', 'd', 'e', 'f'].map((host) => links(host));
    expect(await heldAll(author, texts)).toEqual([null, null, null, null, null, 'LINKS_A_DAY']);
    expect((await server.write(author, 'No link.')).held).toBeNull();
    await after(DAY + 1, async () =>
      expect((await server.write(author, links('f'))).held).toBeNull(),
    );
  });

  it('an account of seven days has no limits of links or bursts, one of a second less has', async () => {
    const [old, almost] = [
      await member(spamLimits.newDays + 0.001),
      await member(spamLimits.newDays),
    ];
    for (let n = 0; n < 12; n += 1) {
      const text = links('a', 'b', 'c', `d${n}`);
      expect((await server.write(old, text)).held).toBeNull();
    }
    expect((await server.write(almost, links('a', 'b', 'c'))).held).toBe('LINKS');
  });

  it.each(['record', 'answer'] as const)(
    'a burst of each %s is refused, and stores nothing',
    async (kind) => {
      const author = await member();
      const { points } = spamLimits.bursts[kind];
      for (let n = 0; n < points; n += 1) {
        expect((await server.write(author, `Text ${n}`, { kind })).held).toBeNull();
      }
      const many = server.write(author, 'Another text that is long enough to have a print', {
        kind,
      });
      await expect(many).rejects.toMatchObject({ definition: { code: 'RATE_LIMITED' } });
      const prints = await server.database.query('select 1 from text_prints where author_id = $1', [
        author.userId,
      ]);
      expect(prints).toEqual([]);
    },
  );

  it('an edit that adds a third link is held, one that adds none is not', async () => {
    const author = await member();
    const before = links('a', 'b');
    const { referenceId } = await server.write(author, before);
    const edit = (text: string) => server.write(author, text, { before, referenceId });
    expect((await edit(`${before} today`)).held).toBeNull();
    expect((await edit(links('a', 'b', 'c'))).held).toBe('LINKS');
    expect(await server.stateOf(referenceId)).toBe('HIDDEN');
  });
});

describe('repeated texts', () => {
  const long = (n: number) => `Buy my course about getting rich soon, no ${n}.`;

  it('the third time a day is held, from old accounts too, whatever its case and punctuation', async () => {
    const author = await member(100);
    const texts = [long(1), long(1).toUpperCase(), `«${long(1).replaceAll(' ', '  ')}»!`];
    expect(await heldAll(author, texts)).toEqual([null, null, 'REPEATED']);
    expect(await heldAll(author, [long(1), long(2)])).toEqual(['REPEATED', null]);
    await after(DAY + 1, async () => expect((await server.write(author, long(1))).held).toBeNull());
  });

  it('texts of 39 characters may repeat, those of 40 may not', async () => {
    const author = await member(100);
    const [short, enough] = ['x'.repeat(39), 'x'.repeat(40)];
    expect(await heldAll(author, [short, short, short])).toEqual([null, null, null]);
    expect(await heldAll(author, [enough, enough, enough])).toEqual([null, null, 'REPEATED']);
  });

  it('the third new account with the same text is held, an old one is not', async () => {
    const [first, second, third] = [await member(), await member(), await member()];
    const old = await member(100);
    for (const author of [old, first, first, second]) {
      expect((await server.write(author, long(3))).held).toBeNull();
    }
    expect((await server.write(third, long(3))).held).toBe('COPIED');
    expect((await server.write(await member(100), long(3))).held).toBeNull();
  });
});

describe('a held record', () => {
  const held = async () => {
    const author = await member();
    const { referenceId } = await server.write(author, links('a', 'b', 'c'));
    const { body } = await server.call(listCases, { query: { sort: 'age' } }, { as: moderator });
    const found = body.data.find((one) => one.referenceId === referenceId);
    if (found === undefined) throw new Error(`no case of ${referenceId}`);
    return { author, referenceId, found };
  };
  const decide = (id: string, body: DecisionInput) =>
    server.call(decideCase, { params: { id }, body }, { as: moderator });
  it('is in the queue with its text and the reason, and its case is no one’s report', async () => {
    const { found } = await held();
    expect(found).toMatchObject({
      kind: 'HELD',
      heldReason: 'LINKS',
      reportCount: 0,
      categories: [],
    });
    const { body } = await server.call(readCase, { params: { id: found.id } }, { as: moderator });
    expect(body).toMatchObject({ heldReason: 'LINKS', snapshot: { text: links('a', 'b', 'c') } });
    expect(body.actions).toContain('REMOVE');
  });

  it('is public once a moderator decides on nothing, and held again if that is undone', async () => {
    const { referenceId, found } = await held();
    const { body } = await decide(found.id, NOTHING);
    expect(await server.stateOf(referenceId)).toBe('ACTIVE');
    await server.call(undoDecision, { params: { id: body.id } }, { as: moderator });
    expect(await server.stateOf(referenceId)).toBe('HIDDEN');
    await decide(found.id, NOTHING);
    expect(await server.stateOf(referenceId)).toBe('ACTIVE');
  });

  it('stays hidden after a report about it was decided, whatever is decided here', async () => {
    const { referenceId, found } = await held();
    const reference = { referenceType: 'POST', referenceId } as const;
    await server.report(await member(), reference);
    const { body } = await server.call(listCases, { query: {} }, { as: moderator });
    const reported = body.data.find(
      (one) => one.referenceId === referenceId && one.kind === 'REPORTS',
    );
    await decide(reported?.id ?? '', HIDE);
    await decide(found.id, NOTHING);
    expect(await server.stateOf(referenceId)).toBe('HIDDEN');
  });

  it.each([
    HIDE,
    { action: 'REMOVE', rule: 'SPAM', reason: 'Spam.' },
    { action: 'WARN', rule: 'SPAM', reason: 'Spam.' },
  ] as const)(
    'stays hidden after $action, and is public once an appeal reverses that',
    async (input) => {
      const { author, referenceId, found } = await held();
      const { body } = await decide(found.id, input);
      expect(await server.stateOf(referenceId)).toBe('HIDDEN');
      const stored = 'select held_reason from test_records where id = $1';
      expect(await server.database.query(stored, [referenceId])).toEqual([{ held_reason: null }]);
      await server.wait(11);
      const own = (await server.call(listOwnDecisions, { query: {} }, { as: author })).body.data;
      expect(own.map(({ id, action }) => [id, action])).toEqual([[body.id, input.action]]);
      await server.call(
        appealCall,
        { body: { decisionId: body.id, text: 'These are my own sites.' } },
        { as: author },
      );
      const second = await server.signUpAs(`second-${(count += 1)}`);
      await server.giveRole(second, 'MODERATOR');
      const { body: queue } = await server.call(listCases, { query: {} }, { as: second });
      const appeal = queue.data.find(
        (one) => one.kind === 'APPEAL' && one.referenceId === referenceId,
      );
      await server.call(
        decideAppeal,
        { params: { id: appeal?.id ?? '' }, body: { isReversed: true, reason: 'They are.' } },
        { as: second },
      );
      expect(await server.stateOf(referenceId)).toBe('ACTIVE');
    },
  );

  it('can be removed together with other spam', async () => {
    const { referenceId, found } = await held();
    const body = { caseIds: [found.id], reason: 'Spam.' };
    const removed = await server.call(removeSpam, { body }, { as: moderator });
    expect(removed.body.skipped).toEqual([]);
    expect(await server.stateOf(referenceId)).toBe('HIDDEN');
  });

  it('can be closed after its author deleted it', async () => {
    const { referenceId, found } = await held();
    await server.database.query(`update test_records set state = 'DELETED' where id = $1`, [
      referenceId,
    ]);
    expect((await decide(found.id, NOTHING)).status).toBe(200);
  });
});

it('prints are deleted after two days, and not before', async () => {
  const author = await member(100);
  const text = 'A text that is long enough to leave a print of itself.';
  await server.write(author, text);
  const left = async () =>
    (await server.database.query('select 1 from text_prints where author_id = $1', [author.userId]))
      .length;
  const task = server.modules[0]?.tasks?.find(
    (one) => one.task.name === 'moderation.delete-prints',
  )?.task;
  if (task === undefined) throw new Error('No task deletes prints.');
  const sweep = async () => {
    await server.db.transaction().execute((trx) => server.tasks.senderOn(trx).send(task, {}));
    await server.runTasks();
  };
  await sweep();
  expect(await left()).toBe(1);
  await after(2 * DAY + 1, sweep);
  expect(await left()).toBe(0);
});
