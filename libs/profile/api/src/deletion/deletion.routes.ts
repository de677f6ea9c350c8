import { deleteAccount } from '@upround/profile/contract';
import { accountDeleted } from '@upround/shared/ports';
import { implement, type CallImplementation } from '@upround/shared/server-kit';
import { needOwn } from '../profile/own-person';
import type { ProfileSettings } from '../profile-settings';
import { markDeleted } from './deletion.store';

/** Deleting one's own account. */
export function deletionRoutes({
  accounts,
  disconnect,
  now,
}: ProfileSettings): CallImplementation[] {
  return [
    implement(deleteAccount, {
      handle: async (context, { params }) => {
        const userId = await needOwn(context.trx, context, params.id);
        await markDeleted(context.trx, userId, now());
        await accounts.endSessions(context.trx, userId);
        await context.tasks.publish(accountDeleted, { userId });
        await context.audit({
          action: 'account.delete',
          referenceType: 'USER',
          referenceId: userId,
        });
        context.forgetMember(userId);
        context.afterCommit(() => disconnect?.(userId));
        return undefined;
      },
    }),
  ];
}
