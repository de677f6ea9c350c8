import { startFakeAbly, type FakeAbly } from '@upround/shared/testing-server';
import { Realtime } from 'ably';
import { pino } from 'pino';
import { createAblyHub } from '../ably-hub';
import type { RealtimePart, SignedTokenRequest } from '../realtime-part';

const log = pino({ level: 'silent' });

describe('Ably behind the port', () => {
  let ably: FakeAbly;
  let hub: RealtimePart;
  const clients: Realtime[] = [];

  function client(request: () => Promise<SignedTokenRequest>, clientId = 'ada') {
    const opened = new Realtime({
      ...ably.service,
      clientId,
      logLevel: 0,
      useBinaryProtocol: false,
      authCallback: (_, answer) =>
        void request().then(
          (signed) => answer(null, signed),
          (error: Error) => answer(error.message, null),
        ),
    });
    clients.push(opened);
    return opened;
  }
  const sign = async (userId = 'ada') => {
    if (hub.signToken === null) throw new Error('It signs nothing.');
    return hub.signToken(userId);
  };
  const reached = (opened: Realtime, ...states: string[]) =>
    new Promise<string>((resolve) => {
      const look = () =>
        states.includes(opened.connection.state) && resolve(opened.connection.state);
      opened.connection.on(look);
      look();
    });

  beforeEach(async () => {
    ably = await startFakeAbly();
    hub = await createAblyHub({ key: ably.key, log, service: ably.service, restMs: 20 });
  });
  afterEach(async () => {
    clients.splice(0).forEach((each) => each.close());
    await hub.close();
    await ably.close();
  });

  it('R34, T34: a token request that was changed, or used before, opens nothing', async () => {
    const first = await sign();
    expect(
      await reached(
        client(() => Promise.resolve(first)),
        'connected',
      ),
    ).toBe('connected');
    const changes: ((request: SignedTokenRequest) => Partial<SignedTokenRequest>)[] = [
      () => first,
      () => ({ clientId: 'bob' }),
      ({ ttl }) => ({ ttl: ttl * 10 }),
      () => ({ capability: '{"*":["*"]}' }),
      ({ timestamp }) => ({ timestamp: timestamp - 60 * 60_000 }),
      () => ({ mac: 'AAAA' }),
    ];
    for (const change of changes) {
      const signed = await sign();
      const forged = { ...signed, ...change(signed) };
      const opened = client(() => Promise.resolve(forged), forged.clientId);
      expect(await reached(opened, 'connected', 'failed', 'disconnected')).not.toBe('connected');
    }
    expect(ably.clientIds()).toEqual(['ada']);
  });

  it('R34, T34: a token receives only its own person’s channel, and can’t publish to it', async () => {
    const opened = client(() => sign());
    await reached(opened, 'connected');
    await expect(opened.channels.get('person:bob').attach()).rejects.toMatchObject({ code: 40160 });
    const own = opened.channels.get('person:ada');
    await own.attach();
    await expect(own.publish('event', { forged: true })).rejects.toMatchObject({ code: 40160 });
  });

  it('R14: an event Ably rejects isn’t sent again but reported as a gap, and later ones arrive', async () => {
    const opened = client(() => sign());
    const heard: string[] = [];
    const channel = opened.channels.get('person:ada');
    const settled = new Promise<void>((resolve) => {
      void channel.subscribe(({ name, data }) => {
        heard.push(name === 'event' ? (data as { name: string }).name : String(name));
        if (name === 'gap') hub.send(['ada'], { name: 'test.after', data: {} });
        if (heard.includes('test.after')) resolve();
      });
    });
    await channel.attach();
    ably.refuse(2);
    hub.send(['ada'], { name: 'test.refused', data: {} });
    await settled;
    expect(heard).toEqual(['gap', 'test.after']);
  });

  it('R11: a person Ably failed to disconnect is disconnected at the next try, and others right away', async () => {
    const adas = client(() => sign());
    const bobs = client(() => sign('bob'), 'bob');
    await Promise.all([adas, bobs].map((each) => reached(each, 'connected')));
    const out = (opened: Realtime) =>
      new Promise<string | undefined>((resolve) =>
        opened.connection.once('disconnected', ({ reason }) => resolve(reason?.message)),
      );
    const [adaOut, bobOut] = [out(adas), out(bobs)];
    ably.refuseToRevoke('ada');
    hub.disconnect('ada');
    hub.disconnect('bob');
    expect(await Promise.all([adaOut, bobOut])).toEqual([
      expect.stringContaining('taken back'),
      expect.stringContaining('taken back'),
    ]);
  });
});
