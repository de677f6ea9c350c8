import { sendFeedback } from '@upround/site/contract';
import { implement, viewerId, type CallImplementation } from '@upround/shared/server-kit';
import { storeFeedback } from './feedback.store';

/** Feedback from anyone; read by administrators only. */
export function feedbackRoutes(): CallImplementation[] {
  return [
    implement(sendFeedback, {
      handle: ({ trx, viewer }, { body }) => storeFeedback(trx, viewerId(viewer), body),
    }),
  ];
}
