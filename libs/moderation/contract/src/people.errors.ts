import { defineErrors } from '@upround/shared/contract-core';

export const peopleErrors = defineErrors({
  LAST_ADMIN: {
    status: 409,
    sentence: 'There’s no other admin. Make someone else an admin first.',
  },
  ONE_OF_TWO_ADMINS: {
    status: 409,
    sentence: 'You can’t remove the only other admin. They can give up the role themselves.',
  },
  ADMIN_ALREADY_REQUESTED: {
    status: 409,
    sentence: 'Someone has already asked for this. Another admin has to decide.',
  },
  ADMIN_REQUEST_CLOSED: { status: 409, sentence: 'This request was decided or has expired.' },
  OWN_ADMIN_REQUEST: { status: 403, sentence: 'Another admin has to approve this.' },
  MEMBER_NOT_ACTIVE: {
    status: 409,
    sentence: 'This account is read-only, suspended or being deleted.',
  },
});
