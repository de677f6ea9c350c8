import {
  shownState,
  type RelationEntry,
  type RelationState,
  type RelationTarget,
} from './relation';
import { createRelationQueue } from './relation-queue';

const target: RelationTarget = {
  verb: 'like',
  reference: { referenceType: 'POST', referenceId: 'p1' },
};
const base: RelationState = { active: false, count: 12 };

/** A queue whose calls are answered by hand, in order. */
function setUp() {
  const entries = new Map<string, RelationEntry>();
  const calls: { active: boolean; answer: (state: RelationState) => void; fail: () => void }[] = [];
  const failures: unknown[] = [];
  const queue = createRelationQueue({
    read: (key) => entries.get(key),
    write: (key, entry) => void entries.set(key, entry),
    send: (_target, active) =>
      new Promise((answer, fail) =>
        calls.push({ active, answer, fail: () => fail(new Error('refused')) }),
      ),
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    calls,
    failures,
    settle,
    want: (active: boolean) =>
      queue.want('me:like:POST:p1', target, base, active, (error) => failures.push(error)),
    shown: (at = base) => shownState(entries.get('me:like:POST:p1'), at),
  };
}

describe('the queue of relations', () => {
  it('shows the wanted state at once, and the counter of the answer after it', async () => {
    const t = setUp();
    t.want(true);
    expect(t.shown()).toEqual({ active: true, count: 13 });
    t.calls[0]?.answer({ active: true, count: 20 });
    await t.settle();
    expect(t.shown()).toEqual({ active: true, count: 20 });
  });

  it('R4: a double press sends only the last wanted state', async () => {
    const t = setUp();
    t.want(true);
    t.want(false);
    t.want(true);
    expect(t.calls).toHaveLength(1);
    t.calls[0]?.answer({ active: true, count: 13 });
    await t.settle();
    expect(t.calls.map(({ active }) => active)).toEqual([true]);
  });

  it('undoes afterwards what was cancelled while in flight', async () => {
    const t = setUp();
    t.want(true);
    t.want(false);
    expect(t.shown()).toEqual({ active: false, count: 12 });
    t.calls[0]?.answer({ active: true, count: 13 });
    await t.settle();
    expect(t.calls.map(({ active }) => active)).toEqual([true, false]);
    t.calls[1]?.answer({ active: false, count: 12 });
    await t.settle();
    expect(t.shown()).toEqual({ active: false, count: 12 });
  });

  it('rolls back and reports once when the call fails', async () => {
    const t = setUp();
    t.want(true);
    t.calls[0]?.fail();
    await t.settle();
    expect(t.shown()).toEqual(base);
    expect(t.failures).toHaveLength(1);
    t.want(true);
    expect(t.calls).toHaveLength(2);
  });

  it('believes a list that is newer than the answer', async () => {
    const t = setUp();
    t.want(true);
    t.calls[0]?.answer({ active: true, count: 13 });
    await t.settle();
    expect(t.shown({ active: true, count: 40 })).toEqual({ active: true, count: 40 });
  });
});

describe('a counter', () => {
  it('never shows less than nothing', () => {
    const entry = { confirmed: { active: true, count: 0 }, wanted: false };
    expect(shownState(entry, { active: true, count: 0 })).toEqual({ active: false, count: 0 });
  });
});
