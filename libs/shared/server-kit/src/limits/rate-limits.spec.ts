import { createRateLimits } from './rate-limits';

describe('T58: a refusal', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is held for a moment, so that asking again at once gains nothing; a thousand are, and no more', async () => {
    const limits = createRateLimits(undefined, () => undefined);
    const settled: string[] = [];
    const ask = (key: string) =>
      limits.count('report', key).then(
        () => settled.push('taken'),
        () => settled.push('refused'),
      );
    await Promise.all(Array.from({ length: 20 }, () => ask('ada')));
    expect(settled).toEqual(Array.from({ length: 20 }, () => 'taken'));
    const asked = Array.from({ length: 1_003 }, () => ask('ada'));
    await jest.advanceTimersByTimeAsync(1);
    expect(settled.filter((one) => one === 'refused')).toHaveLength(3);
    await jest.advanceTimersByTimeAsync(1_000);
    await Promise.all(asked);
    expect(settled.filter((one) => one === 'refused')).toHaveLength(1_003);
  });
});
