export { siteDocs } from './site.docs';
export { sendFeedback } from './feedback.calls';
export { feedbackDraftFixtures, feedbackReceiptFixture } from './feedback.fixtures';
export { feedbackDraftSchema, feedbackKinds, feedbackReceiptSchema } from './feedback.schema';
export type { FeedbackDraft, FeedbackKind, FeedbackReceipt } from './feedback.schema';
