import { authErrors, readRealtimeToken } from '@upround/account/contract';
import { AppError, implement, memberOf, type CallImplementation } from '@upround/shared/server-kit';
import type { AccountSettings } from '../account-deps';

/** Lets the signed-in person's page connect to the service that carries events. */
export function realtimeRoutes({ signRealtime }: AccountSettings): CallImplementation[] {
  return [
    implement(readRealtimeToken, {
      handle: (context) => {
        const { userId } = memberOf(context);
        if (signRealtime === null) throw new AppError(authErrors.NO_REALTIME_TOKEN);
        return signRealtime(userId);
      },
    }),
  ];
}
