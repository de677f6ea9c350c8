import { paymentStatusFixture } from '@upround/premium/contract';
import { pollPause } from './poll-pause';

const created = Date.parse(paymentStatusFixture.createdAt);
const expires = Date.parse(paymentStatusFixture.expiresAt);
const inState = (state: typeof paymentStatusFixture.state, endedAt: string | null = null) => ({
  ...paymentStatusFixture,
  state,
  endedAt,
});

describe('how often a payment is read', () => {
  it('is each 5 s at first, then more rarely, and each minute once it has expired', () => {
    const open = inState('PENDING');
    expect(pollPause(undefined, created)).toBe(5_000);
    expect(pollPause(open, created + 59_000)).toBe(5_000);
    expect(pollPause(open, created + 61_000)).toBe(10_000);
    expect(pollPause(open, expires + 1_000)).toBe(60_000);
    expect(pollPause(inState('CREATED'), created)).toBe(5_000);
  });

  it('ends with its state, but a late success is looked for a while', () => {
    for (const state of ['SUCCESS', 'FAILED', 'REFUNDED'] as const) {
      expect(pollPause(inState(state), created)).toBe(false);
    }
    const expired = inState('EXPIRED', paymentStatusFixture.expiresAt);
    expect(pollPause(expired, expires + 60_000)).toBe(60_000);
    expect(pollPause(expired, expires + 31 * 60_000)).toBe(false);
  });
});
