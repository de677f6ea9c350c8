import { AppError } from '@upround/shared/server-kit';
import { createHook } from 'node:async_hooks';
import { createPasswords } from './passwords';

const cost = { log2n: 4, r: 8, p: 1 };

describe('hashing many passwords at once', () => {
  it('runs two at a time until all are done', async () => {
    const running = new Set<number>();
    let most = 0;
    const hook = createHook({
      init(id, type) {
        if (type !== 'SCRYPTREQUEST') return;
        running.add(id);
        most = Math.max(most, running.size);
      },
      after: (id) => void running.delete(id),
    }).enable();
    const passwords = createPasswords({ cost, parallel: 2 });
    const stored = await passwords.hash('secret');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        passwords.verify(index % 2 === 0 ? 'secret' : 'wrong', stored),
      ),
    );
    hook.disable();
    expect(answers.filter(Boolean)).toHaveLength(10);
    expect(most).toBe(2);
  });

  it('R20: answers 503 when the queue is full', async () => {
    const passwords = createPasswords({ cost, parallel: 1, waiting: 1 });
    const results = await Promise.allSettled([1, 2, 3].map(() => passwords.hash('secret')));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    const refused = results[2] as PromiseRejectedResult;
    expect(refused.reason).toBeInstanceOf(AppError);
    expect((refused.reason as AppError).definition.status).toBe(503);
    expect(await passwords.hash('again')).toMatch(/^scrypt/);
  });
});
