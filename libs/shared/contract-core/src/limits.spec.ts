import { limits } from './limits';

const MINUTE = 60;

it('O8, R19: the limits are those that are promised', () => {
  const inWords = Object.fromEntries(
    Object.entries(limits).map(([name, limit]) => [
      name,
      [limit.points, limit.seconds, limit.by, ...('burst' in limit ? [limit.burst] : [])],
    ]),
  );
  expect(inWords).toEqual({
    general: [600, 5 * MINUTE, 'user'],
    address: [3_000, 5 * MINUTE, 'ip'],
    page: [1_500, 5 * MINUTE, 'ip'],
    signIn: [100, 10 * MINUTE, 'ip'],
    post: [30, 60 * MINUTE, 'user'],
    comment: [60, 10 * MINUTE, 'user'],
    message: [1, 1, 'user', 60],
    reaction: [120, MINUTE, 'user'],
    upload: [20, 10 * MINUTE, 'user'],
    search: [60, MINUTE, 'user'],
    read: [300, MINUTE, 'user'],
    preview: [30, MINUTE, 'user'],
    report: [20, 60 * MINUTE, 'user'],
    export: [20, 10 * MINUTE, 'user'],
    analytics: [600, 5 * MINUTE, 'ip'],
    feedback: [10, 60 * MINUTE, 'ip'],
    invitation: [10, MINUTE, 'ip'],
    visit: [30, 10 * MINUTE, 'ip'],
    payment: [30, 10 * MINUTE, 'user'],
    vpa: [5, MINUTE, 'user'],
    webhook: [6_000, MINUTE, 'ip'],
  });
});
