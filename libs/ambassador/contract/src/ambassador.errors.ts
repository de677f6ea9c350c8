import { defineErrors } from '@upround/shared/contract-core';
import { ambassadorLimits } from './ambassador-limits';

/** The errors of the ambassador programme besides those that any call may answer. */
export const ambassadorErrors = defineErrors({
  ALREADY_APPLIED: { status: 409, sentence: 'You’ve already applied.' },
  INVITE_UNKNOWN: {
    status: 404,
    sentence: 'This invitation doesn’t work. It may have been used, withdrawn or expired.',
  },
  OWN_INVITE: { status: 409, sentence: 'You can’t use your own invitation.' },
  MOTIVATION_MISSING: {
    status: 400,
    sentence: `Tell us why you’d like to be an ambassador, in at least ${ambassadorLimits.motivationMin} characters.`,
  },
  NOT_APPLIED: { status: 409, sentence: 'You haven’t applied to the programme yet.' },
  NOT_ACTIVE: { status: 409, sentence: 'You aren’t an active ambassador.' },
  TOO_MANY_INVITES: {
    status: 409,
    sentence: `You have ${ambassadorLimits.openInvites} open invitations. Withdraw one before you create another.`,
  },
  REWARD_NOT_REACHED: {
    status: 409,
    sentence: 'You don’t have enough points for this reward yet.',
  },
  ALREADY_CLAIMED: { status: 409, sentence: 'You’ve already claimed this reward.' },
  NOT_APPEALABLE: { status: 409, sentence: 'You can only appeal points that we removed.' },
  ALREADY_APPEALED: { status: 409, sentence: 'You’ve already appealed this removal.' },
});
