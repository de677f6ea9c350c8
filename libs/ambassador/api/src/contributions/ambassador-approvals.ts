import type { ApprovalSource } from '@upround/shared/ports';
import { decideAppeal, lockAppeal, pageOfAppeals } from '../appeals/appeal-decision.store';
import { decideHold, lockHold, pageOfHolds } from '../ledger/hold.store';
import {
  decideOnApplication,
  lockApplication,
  pageOfApplications,
} from '../membership/application.store';
import { decideClaim, lockClaim, pageOfClaims } from '../rewards/reward-decision.store';
import { approvalsOf } from './waiting';

/** What staff decide in the programme: applications, held points, appeals and rewards. */
export const ambassadorApprovals: readonly ApprovalSource[] = [
  approvalsOf({
    kind: 'AMBASSADOR',
    label: 'Ambassador applications',
    approve: { label: 'Approve ambassador', done: 'Ambassador approved.' },
    decline: { label: 'Decline application', done: 'Application declined.' },
    about: 'APPLICATION',
    page: pageOfApplications,
    lock: lockApplication,
    decide: decideOnApplication,
  }),
  approvalsOf({
    kind: 'AMBASSADOR_HOLD',
    label: 'Held points',
    approve: { label: 'Release points', done: 'Points released.' },
    decline: { label: 'Reject points', done: 'Points rejected.' },
    about: 'HOLD',
    page: pageOfHolds,
    lock: lockHold,
    decide: decideHold,
  }),
  approvalsOf({
    kind: 'AMBASSADOR_APPEAL',
    label: 'Points appeals',
    approve: { label: 'Return points', done: 'Points returned.' },
    decline: { label: 'Decline appeal', done: 'Appeal declined.' },
    about: 'APPEAL',
    page: pageOfAppeals,
    lock: lockAppeal,
    decide: decideAppeal,
  }),
  approvalsOf({
    kind: 'AMBASSADOR_REWARD',
    label: 'Rewards to hand out',
    approve: { label: 'Mark as handed out', done: 'Reward handed out.' },
    decline: { label: 'Decline reward', done: 'Reward declined.' },
    about: 'REWARD',
    page: pageOfClaims,
    lock: lockClaim,
    decide: decideClaim,
  }),
];
