import { withoutPersonalData } from './without-personal-data';

describe('the reason of a failed task', () => {
  it.each([
    ['Error: 550 no such mailbox <asha.rao@example.in>', 'Error: 550 no such mailbox <[address]>'],
    ['Error: asha@upi was refused', 'Error: [address] was refused'],
    ['Error: connect ECONNREFUSED 203.0.113.77:587', 'Error: connect ECONNREFUSED [address]'],
    ['Error: connect 2001:db8:7::1 refused', 'Error: connect [address] refused'],
    ['Error: call +91 98765 43210 now', 'Error: call [number] now'],
    ['Error: GET https://a.example/x?code=123456&to=a', 'Error: GET https://a.example/x?[query]'],
    [
      'SyntaxError: Unexpected token, "Dear Asha, I" is not valid JSON',
      'SyntaxError: Unexpected token, [text] is not valid JSON',
    ],
  ])('%s loses what is about a person', (reason, shown) =>
    expect(withoutPersonalData(reason)).toBe(shown),
  );

  it.each([
    'error: duplicate key value violates unique constraint "likes_pkey"',
    'Error: canceling statement due to statement timeout',
    'Error: 018bcfe5-6800-7000-8000-0000000000c3 has no owner at 10:20:30',
  ])('%s stays', (reason) => expect(withoutPersonalData(reason)).toBe(reason));

  it('is short, however long the error is', () => {
    expect(withoutPersonalData('x'.repeat(100_000))).toHaveLength(300);
    expect(withoutPersonalData(`"${'a '.repeat(50_000)}`).length).toBeLessThanOrEqual(300);
  });
});
