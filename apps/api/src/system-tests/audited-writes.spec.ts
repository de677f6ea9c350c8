import type { AuditRule } from '@upround/shared/server-kit';
import type { TestServer } from '@upround/shared/testing-server';
import { startDemoServer } from '../test/composed-server.fixtures';

/**
 * The writes of weight and their audit rules, which the server checks in the transaction of each write. Payments are
 * audited where the payment's state changes, in `payment-engine`. A new write of weight has to be added.
 */
const expected: Readonly<Record<string, AuditRule>> = {
  'account.changePassword': 'once',
  'account.confirmEmailChange': 'once',
  'account.endSession': 'at most once',
  'account.resetPassword': 'once',
  'account.signIn': 'once',
  'account.signOut': 'at most once',
  'ambassador.saveReferral': 'at most once',
  'competitions.announceCompetition': 'once',
  'competitions.createCompetition': 'once',
  'competitions.decideVotes': 'once',
  'competitions.editCompetition': 'once',
  'competitions.inviteJudge': 'at most once',
  'competitions.moveDeadline': 'once',
  'competitions.publishResult': 'once',
  'competitions.publishRules': 'once',
  'competitions.removeJudge': 'once',
  'feed.deleteIdea': 'at most once',
  'feed.deletePost': 'at most once',
  'jobs.editCompany': 'at most once',
  'jobs.editJob': 'at most once',
  'moderation.appeal': 'once',
  'moderation.changeRole': 'at most once',
  'moderation.changeSwitch': 'at most once',
  'moderation.decideAdminRequest': 'at most once',
  'moderation.decideAppeal': 'once',
  'moderation.decideApproval': 'once',
  'moderation.decideCase': 'once',
  'moderation.dropTasks': 'at most once',
  'moderation.endGift': 'at most once',
  'moderation.endMemberSessions': 'at most once',
  'moderation.exportAudit': 'once',
  'moderation.findMemberByEmail': 'once',
  'moderation.giveMembership': 'once',
  'moderation.readCaseMessages': 'once',
  'moderation.refundPayment': 'once',
  'moderation.removeSpam': 'each record',
  'moderation.retryTasks': 'at most once',
  'moderation.solveMoneyProblem': 'once',
  'moderation.undoDecision': 'at most once',
  'profile.deleteAccount': 'once',
  'profile.requestExport': 'once',
  'social.deleteComment': 'at most once',
  'social.deleteReply': 'at most once',
};

/** The calls of staff that change only how a case is worked on. */
const UNAUDITED_OF_STAFF = ['moderation.assignCase', 'moderation.noteCase'];

describe('R33: what leaves an audit entry', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startDemoServer();
  }, 180_000);
  afterAll(() => server?.close());

  const implementations = () => server.modules.flatMap(({ calls }) => calls);

  it('is declared by each write of weight', () => {
    const declared = implementations().flatMap(({ call, audits }) =>
      audits === undefined ? [] : [[call.id, audits] as const],
    );
    expect(Object.fromEntries(declared)).toEqual(expected);
  });

  it('is everything that staff change', () => {
    const writes = implementations().filter(
      ({ call }) => call.method !== 'GET' && call.id.startsWith('moderation.'),
    );
    const unaudited = writes
      .filter(({ audits }) => audits === undefined)
      .map(({ call }) => call.id);
    expect(unaudited).toEqual(UNAUDITED_OF_STAFF);
  });
});
