import type { OpenDatabase } from '@upround/shared/db';
import type { Member } from '../viewer';
import { createMembers, type MemberOutcome } from './members';

const claims = { userId: 'u-1', sessionId: 's-1' };
// Asked through `findMember` alone.
const database = {} as OpenDatabase;

describe('R11: who is signed in', () => {
  it('is not remembered from before someone was forgotten', async () => {
    const answers: ((outcome: MemberOutcome) => void)[] = [];
    const members = createMembers(
      database,
      () => new Promise((resolve) => void answers.push(resolve)),
    );
    const member = { userId: 'u-1' } as Member;
    const early = members.find(claims);
    members.forget('u-1');
    answers[0]?.(member);
    expect(await early).toBe(member);

    const next = members.find(claims);
    answers[1]?.('ENDED');
    expect(await next).toBe('ENDED');
  });

  it('is remembered for a moment otherwise', async () => {
    let asked = 0;
    const member = { userId: 'u-1' } as Member;
    const members = createMembers(database, async () => {
      asked += 1;
      return member;
    });
    expect([await members.find(claims), await members.find(claims), asked]).toEqual([
      member,
      member,
      1,
    ]);
  });
});
