import { setPremiumInterest } from '@upround/premium/contract';
import { createTestServer, type TestServer } from '@upround/shared/testing-server';
import { premiumModule } from '../premium-module';
import { premiumCommands } from './premium-commands';

describe('premium interest', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await createTestServer({ modules: [premiumModule()] });
  });
  afterAll(() => server?.close());

  const run = async (...args: string[]) => premiumCommands[0]?.run(server, args) ?? '';

  it('X25: counts those who want to be notified, and names them from an id on', async () => {
    expect(await run()).toBe('0 people want to be notified when Premium opens.');
    const members = [await server.signUpAs('first'), await server.signUpAs('second')];
    for (const as of members) await server.call(setPremiumInterest, {}, { as });
    const [lower = '', higher = ''] = members.map(({ userId }) => userId).sort();
    const [count, ...lines] = (await run()).split('\n');
    expect(count).toBe('2 people want to be notified when Premium opens.');
    expect(lines.map((line) => line.split('  ')[0])).toEqual([lower, higher]);
    expect((await run(lower)).split('\n').slice(1)).toEqual([lines[1]]);
    await expect(run('nobody')).rejects.toThrow('isn’t a person’s ID');
  });
});
