import { describeCall, type CallDocs } from '@upround/shared/contract-core';
import { inviteFixture, ledgerFixtures, ownAmbassadorFixture } from './ambassador.fixtures';
import {
  appealLine,
  changeOwnAmbassador,
  claimReward,
  createInvite,
  leaveProgramme,
  listInvites,
  listLedger,
  readOwnAmbassador,
  withdrawInvite,
} from './own-ambassador.calls';

const { id } = inviteFixture;
const [, refunded] = ledgerFixtures;
const token = '018bcfe56800700080000000000000020011223344556677';

/** What the API's documentation says about one's own membership in the ambassador programme. */
export const ownAmbassadorDocs: readonly CallDocs[] = [
  describeCall(readOwnAmbassador, {
    description:
      'Returns your state, code, points, rewards, and what your link brought in. Held points are waiting for a review and don’t count yet. Days are in Asia/Kolkata.',
    output: { ambassador: ownAmbassadorFixture },
  }),
  describeCall(changeOwnAmbassador, {
    description:
      'Hides or shows your name; a hidden name has no page, and its rank on the board stays. A new motivation after a declined application applies again.',
    input: { body: { isNameHidden: true } },
    output: { ...ownAmbassadorFixture, isNameHidden: true },
  }),
  describeCall(leaveProgramme, {
    description:
      'Ends your membership: your link and code stop working, and open invitations are withdrawn. Points stay, and so does your rank on past boards.',
    output: { ...ownAmbassadorFixture, state: 'LEFT', code: null },
  }),
  describeCall(listLedger, {
    description:
      'Returns every line, the newest first, with the rules that it was awarded by. Lines never change: removed points get a line of their own. The people you referred are numbered, not named.',
    input: { query: {} },
    output: { data: [...ledgerFixtures], nextSegment: null },
  }),
  describeCall(appealLine, {
    description:
      'Asks staff to review a line that removed points. If they agree, a new line adds the points back. You’re notified either way.',
    input: {
      params: { id: refunded.id },
      body: { text: 'The refund was for another account of the same company.' },
    },
    output: refunded,
  }),
  describeCall(claimReward, {
    description:
      'Needs enough points from all seasons, which aren’t spent. Staff hand out the reward, and you’re notified. A declined reward can be claimed again.',
    input: { params: { id: 'PREMIUM_MONTH' } },
    output: {
      ...ownAmbassadorFixture,
      rewards: ownAmbassadorFixture.rewards.map((reward) =>
        reward.id === 'PREMIUM_MONTH' ? { ...reward, state: 'CLAIMED' as const } : reward,
      ),
    },
  }),
  describeCall(listInvites, {
    description:
      'Returns your invitations, the newest first, with who used them. Tokens aren’t included, since the server only stores their hashes.',
    output: { invites: [inviteFixture] },
  }),
  describeCall(createInvite, {
    description:
      'Creates an invitation that one person can use within thirty days to become an ambassador right away. Three can be open at a time. The token is only in this answer.',
    output: { token, invites: [{ ...inviteFixture, usedBy: null, isUsed: false }] },
  }),
  describeCall(withdrawInvite, {
    description:
      'Deletes an unused invitation, so its link stops working. Used ones stay in the list.',
    input: { params: { id } },
    output: { invites: [] },
  }),
];
