import { backOff, isTransient } from './back-off';
import { ApiError, ContractError, NetworkError } from './errors';

const refusal = (status: number, retryAfter?: number) =>
  new ApiError({ status, requestId: 'r', errors: [] }, retryAfter);

const off = new ApiError(
  { status: 503, requestId: 'r', errors: [{ code: 'MESSAGES_OFF', clientMessage: 'Paused.' }] },
  600,
);

describe('isTransient', () => {
  it.each([
    ['no connection', true, new NetworkError()],
    ['no answer in time', true, new NetworkError({ timedOut: true })],
    ['a limit', true, refusal(429)],
    ['a proxy without its server', true, refusal(502)],
    ['a server that is not ready', true, refusal(503)],
    ['a proxy without an answer', true, refusal(504)],
    ['a defect of the server', false, refusal(500)],
    ['what is switched off', false, off],
    ['a refusal', false, refusal(403)],
    ['an answer that breaks the contract', false, new ContractError('x', 'y')],
    ['a defect of ours', false, new Error('defect')],
  ])('%s: %s', (_, expected, error) => expect(isTransient(error)).toBe(expected));
});

describe('backOff', () => {
  const bounds = { first: 500, longest: 3_000 };

  it('doubles with each failure, up to the longest pause', () => {
    expect([0, 1, 2, 3, 40].map((failures) => backOff(failures, bounds))).toEqual([
      500, 1_000, 2_000, 3_000, 3_000,
    ]);
  });

  it('waits as long as the API asked for, however often it failed', () => {
    expect(backOff(0, bounds, refusal(429, 7))).toBe(7_000);
    expect(backOff(9, bounds, refusal(503, 0))).toBe(0);
    expect(backOff(1, bounds, refusal(503))).toBe(1_000);
    expect(backOff(1, bounds, new NetworkError())).toBe(1_000);
  });
});
