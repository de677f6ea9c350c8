import type { TestMember } from '@upround/shared/testing-server';
import { openStage, until, type Stage, type StagePage } from './stage.fixtures';

const countsOf = ({ heard }: StagePage) =>
  heard.flatMap((each) => (typeof each === 'string' ? [] : (each.data['at'] ?? [])));
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

describe.each(['socket', 'ably'] as const)('the realtime port by %s', (kind) => {
  let stage: Stage;
  let ada: TestMember;
  let bob: TestMember;

  // Ably's client for browsers says that it is one.
  beforeAll(() => void jest.spyOn(console, 'log').mockImplementation(() => undefined));
  afterAll(() => jest.restoreAllMocks());

  const opened = async (member: TestMember, how?: Parameters<Stage['page']>[1]) => {
    const page = stage.page(member, how);
    await until(() => page.realtime.state === 'open');
    return page;
  };
  const say = (member: TestMember, name: string, data = {}) =>
    stage.hub.send([member.userId], { name, data });
  const hears = (page: StagePage, name: string) =>
    until(() => page.heard.some((each) => typeof each === 'object' && each.name === name));

  beforeEach(async () => {
    stage = await openStage(kind);
    ada = await stage.server.signUpAs('ada');
    bob = await stage.server.signUpAs('bob');
  });
  afterEach(() => stage.close());

  it('R34: nothing is open without a profile id, one connection with it, none after logging out', async () => {
    const page = stage.page(ada, { profileId: ada.userId });
    page.realtime.identify(null);
    expect(page.realtime.state).toBe('off');
    // Another page's opening is a moment after which the first would have been open as well.
    const other = await opened(bob);
    expect(stage.connections()).toBe(1);
    page.realtime.identify(ada.userId);
    await until(() => page.realtime.state === 'open');
    expect(stage.connections()).toBe(2);
    page.realtime.identify(null);
    other.realtime.identify(null);
    await until(() => stage.connections() === 0);
    expect(page.realtime.state).toBe('off');
  });

  it('R34: events arrive once, in order and with their data, and at no one else’s page', async () => {
    const [adas, second, bobs] = [await opened(ada), await opened(ada), await opened(bob)];
    for (const at of numbers(40)) say(ada, 'test.count', { at, text: 'ünï "quoted" 👋' });
    stage.hub.send([ada.userId, bob.userId], { name: 'test.last', data: {} });
    await Promise.all([adas, second, bobs].map((page) => hears(page, 'test.last')));
    for (const page of [adas, second]) {
      expect(countsOf(page)).toEqual(numbers(40));
      expect(page.heard).toContainEqual({
        name: 'test.count',
        data: { at: 7, text: 'ünï "quoted" 👋' },
      });
    }
    expect(bobs.heard.filter((each) => each !== 'gap')).toEqual([{ name: 'test.last', data: {} }]);
  });

  it('R34: opening sends a gap, and an event that arrives twice is delivered once', async () => {
    const page = await opened(ada, { twice: true });
    await until(() => page.heard.length > 0);
    for (const at of numbers(5)) say(ada, 'test.count', { at });
    say(ada, 'test.last');
    await hears(page, 'test.last');
    expect(page.heard[0]).toBe('gap');
    expect(countsOf(page)).toEqual(numbers(5));
  });

  it('R34: an event that is too large is a gap, and what follows arrives', async () => {
    const page = await opened(ada);
    await until(() => page.heard.length > 0);
    say(ada, 'test.other', { text: 'x'.repeat(40_000) });
    say(ada, 'test.last');
    await hears(page, 'test.last');
    expect(page.heard).toEqual(['gap', 'gap', { name: 'test.last', data: {} }]);
  });

  it('R34: after a broken connection the page reconnects, and receives what it missed or a gap', async () => {
    const page = await opened(ada);
    await until(() => page.heard.length > 0);
    stage.cut();
    await until(() => page.realtime.state === 'waiting');
    say(ada, 'test.other');
    await until(() => stage.taken() > 0);
    stage.mend();
    await until(() => page.realtime.state === 'open');
    await until(() => page.heard.length > 1);
    expect(page.heard[1]).toEqual(kind === 'socket' ? 'gap' : { name: 'test.other', data: {} });
    say(ada, 'test.last');
    await hears(page, 'test.last');
    expect(stage.connections()).toBe(1);
  });

  it('R34: when missed events are lost, a reconnected page gets a gap', async () => {
    const page = await opened(ada);
    await until(() => page.heard.length > 0);
    say(ada, 'test.count', { at: 0 });
    await hears(page, 'test.count');
    stage.lose();
    await until(() => page.heard.length > 2);
    expect([page.heard.at(-1), page.realtime.state]).toEqual(['gap', 'open']);
    say(ada, 'test.last');
    await hears(page, 'test.last');
  });

  it('R34: an expiring token is renewed, and later events arrive', async () => {
    const [adas, bobs] = [await opened(ada), await opened(bob)];
    stage.expire(ada);
    await until(() => adas.states.includes('waiting'));
    await until(() => [adas, bobs].every(({ realtime }) => realtime.state === 'open'));
    for (const at of numbers(3)) say(ada, 'test.count', { at });
    say(ada, 'test.last');
    await hears(adas, 'test.last');
    expect(countsOf(adas)).toEqual(numbers(3));
    expect(stage.connections()).toBe(2);
  });

  it.each([
    ['signs out', `update sessions set ended_at = now() where user_id = $1`],
    ['is banned', `update people set state = 'BANNED' where id = $1`],
    ['deletes the account', `update people set state = 'DELETED' where id = $1`],
  ])('R34, R11: a person who %s is disconnected, and does not reconnect', async (_, text) => {
    const [adas, bobs] = [await opened(ada), await opened(bob)];
    await stage.server.database.query(text, [ada.userId]);
    await until(() => adas.realtime.state === 'waiting' && adas.refusals() > 0);
    stage.hub.send([ada.userId, bob.userId], { name: 'test.last', data: {} });
    await hears(bobs, 'test.last');
    await until(() => stage.connections() === 1);
    expect([adas.realtime.state, adas.heard.filter((each) => each !== 'gap')]).toEqual([
      'waiting',
      [],
    ]);
  });

  it('R34: a page that claims to be someone else opens nothing, and receives neither person’s events', async () => {
    const thief = stage.page(ada, { profileId: bob.userId });
    const bobs = await opened(bob);
    for (const member of [ada, bob]) say(member, 'test.last');
    await hears(bobs, 'test.last');
    expect([thief.realtime.state, thief.heard, stage.connections()]).toEqual(['waiting', [], 1]);
  });
});
