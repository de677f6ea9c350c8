import { captureEvents, readFlags, readRemoteConfig } from '@upround/analytics/contract';
import { implement, type CallImplementation } from '@upround/shared/server-kit';
import { insertEvents } from './event.store';
import { toStoredEvent } from './stored-event';

/** What a PostHog server answers its client, as far as ours asks. */
export function captureRoutes(): CallImplementation[] {
  return [
    implement(captureEvents, {
      handle: async (context, { body }) => {
        const now = new Date();
        await insertEvents(
          context.trx,
          body.batch.map((event) => toStoredEvent(event, now)),
        );
        return { status: 'Ok' };
      },
    }),

    implement(readRemoteConfig, {
      handle: async () => ({
        supportedCompression: [],
        hasFeatureFlags: false,
        sessionRecording: false,
        surveys: false,
        autocapture_opt_out: true,
      }),
    }),

    implement(readFlags, {
      handle: async () => ({ flags: {}, errorsWhileComputingFlags: false }),
    }),
  ];
}
