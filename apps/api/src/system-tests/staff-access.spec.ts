import { newId } from '@upround/shared/db';
import type { AnyCall, CallDocs } from '@upround/shared/contract-core';
import type { TestMember, TestServer } from '@upround/shared/testing-server';
import { startDemoServer } from '../test/composed-server.fixtures';

type Needed = 'GUEST' | 'MEMBER' | 'MODERATOR' | 'ADMIN';

/** Who may make each call of staff, by its name without the slice. A new call has to be added. */
const neededBy: Readonly<Record<string, Needed>> = {
  readTransparency: 'GUEST',
  listOwnReports: 'MEMBER',
  listOwnDecisions: 'MEMBER',
  appeal: 'MEMBER',
  listCases: 'MODERATOR',
  readCase: 'MODERATOR',
  readCaseMessages: 'MODERATOR',
  assignCase: 'MODERATOR',
  noteCase: 'MODERATOR',
  decideCase: 'MODERATOR',
  removeSpam: 'MODERATOR',
  undoDecision: 'MODERATOR',
  decideAppeal: 'MODERATOR',
  listApprovals: 'MODERATOR',
  decideApproval: 'MODERATOR',
  announceCompetition: 'ADMIN',
  changeRole: 'ADMIN',
  changeSwitch: 'ADMIN',
  createCompetition: 'ADMIN',
  decideAdminRequest: 'ADMIN',
  decideVotes: 'ADMIN',
  dropTasks: 'ADMIN',
  editCompetition: 'ADMIN',
  endGift: 'ADMIN',
  endMemberSessions: 'ADMIN',
  exportAudit: 'ADMIN',
  findMemberByEmail: 'ADMIN',
  giveMembership: 'ADMIN',
  inviteJudge: 'ADMIN',
  listAdminRequests: 'ADMIN',
  listAudit: 'ADMIN',
  listDesk: 'ADMIN',
  listDeskEntries: 'ADMIN',
  listFailedTasks: 'ADMIN',
  listHeldVotes: 'ADMIN',
  listMembers: 'ADMIN',
  listMoneyProblems: 'ADMIN',
  listStaffPayments: 'ADMIN',
  listSwitches: 'ADMIN',
  moveDeadline: 'ADMIN',
  publishResult: 'ADMIN',
  publishRules: 'ADMIN',
  readDesk: 'ADMIN',
  readHealth: 'ADMIN',
  readMember: 'ADMIN',
  readStaffPayment: 'ADMIN',
  refundPayment: 'ADMIN',
  removeJudge: 'ADMIN',
  retryTasks: 'ADMIN',
  solveMoneyProblem: 'ADMIN',
};

/** Moderation, and the desk from which competitions are run. */
const isOfStaff = ({ id, path }: AnyCall) =>
  id.startsWith('moderation.') || path.startsWith('/competition-desk');

const ranks: Readonly<Record<Needed, number>> = { GUEST: 0, MEMBER: 1, MODERATOR: 2, ADMIN: 3 };
const REFUSED = { GUEST: 401, MEMBER: 403 } as const;

describe('X13: who may make the calls of staff', () => {
  let server: TestServer;
  let calls: AnyCall[];
  let docs: Map<string, CallDocs>;
  const viewers: { role: Needed; member: TestMember | undefined }[] = [];

  beforeAll(async () => {
    server = await startDemoServer();
    calls = server.modules
      .flatMap((module) => module.calls.map(({ call }) => call))
      .filter(isOfStaff);
    docs = new Map(
      server.modules.flatMap((module) =>
        (module.docs?.calls ?? []).map((each) => [each.call.id, each]),
      ),
    );
    viewers.push(
      { role: 'GUEST', member: undefined },
      { role: 'MEMBER', member: await server.signUpAs('plain') },
      { role: 'MODERATOR', member: await server.signUpAs('mod', { staffRoles: ['MODERATOR'] }) },
      { role: 'ADMIN', member: await server.signUpAs('ada', { staffRoles: ['ADMIN'] }) },
    );
  }, 180_000);
  afterAll(() => server?.close());

  const nameOf = ({ id }: AnyCall) => id.replace(/^\w+\./, '');

  /** The call's documented input, about a record that isn't there: nothing changes. */
  async function statusOf(call: AnyCall, member: TestMember | undefined): Promise<number> {
    const input = (docs.get(call.id)?.input ?? {}) as {
      params?: Record<string, string>;
      query?: Record<string, string>;
      body?: object;
    };
    const path = call.path.replace(/\{(\w+)\}/g, (_all, name: string) =>
      name === 'id' || name === 'slug' ? newId() : (input.params?.[name] ?? ''),
    );
    const query = new URLSearchParams(
      Object.entries(input.query ?? {}).map(([name, value]) => [name, String(value)]),
    );
    const answer = await server.app.inject({
      method: call.method,
      url: `/${call.version}${path}?${query.toString()}`,
      headers: member === undefined ? {} : { 'access-token': member.token },
      ...(input.body === undefined ? {} : { payload: input.body }),
    });
    return answer.statusCode;
  }

  it('is declared for each of them', () => {
    const named = calls.map(nameOf);
    const unknown = Object.keys(neededBy).filter((name) => !named.includes(name));
    expect(unknown).toEqual([]);
    expect(named.filter((name) => !(name in neededBy))).toEqual([]);
  });

  it.each(['GUEST', 'MEMBER', 'MODERATOR', 'ADMIN'] as const)('holds for a %s', async (role) => {
    const member = viewers.find((viewer) => viewer.role === role)?.member;
    const wrong: string[] = [];
    for (const call of calls) {
      const needed = neededBy[nameOf(call)] ?? 'ADMIN';
      const status = await statusOf(call, member);
      const isAllowed = ranks[role] >= ranks[needed];
      const refused = role === 'GUEST' ? REFUSED.GUEST : REFUSED.MEMBER;
      // Anyone allowed gets an answer, or reads that the record or the running server isn't there.
      const isRight = isAllowed ? ![401, 403, 500].includes(status) : status === refused;
      if (!isRight) wrong.push(`${call.id} for ${role}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });
});
