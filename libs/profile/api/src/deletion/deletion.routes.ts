import { deleteAccount, previewDeletion, profileErrors } from '@upround/profile/contract';
import { accountDeleted } from '@upround/shared/ports';
import { AppError, implement, memberOf, type CallImplementation } from '@upround/shared/server-kit';
import { needOwn } from '../profile/own-person';
import type { ProfileSettings } from '../profile-settings';
import { markDeleted } from './deletion.store';

/** Deleting the member's account, and a preview of what that deletes. */
export function deletionRoutes({
  accounts,
  contributed,
  disconnect,
  now,
}: ProfileSettings): CallImplementation[] {
  return [
    implement(previewDeletion, {
      handle: async ({ db, ...context }) => {
        const { userId } = memberOf(context);
        const effects: string[] = [];
        // One after the other: a call holds one connection.
        for (const slice of contributed().deletionEffects)
          effects.push(...(await slice.describe(db, userId)));
        return { effects };
      },
    }),
    implement(deleteAccount, {
      audits: 'once',
      handle: async (context, { params }) => {
        // Before any other lock; of two admins who leave at once, the second is refused.
        const isOnlyAdmin = await accounts.isOnlyAdmin(context.trx, memberOf(context).userId);
        const userId = await needOwn(context.trx, context, params.id);
        if (isOnlyAdmin) throw new AppError(profileErrors.ONLY_ADMIN);
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
