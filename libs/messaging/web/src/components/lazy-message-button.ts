import { lazyWithRetry } from '@upround/shared/ui';

/** Opens the conversation with a person, for other features' pages. */
export const MessageButton = /* @__PURE__ */ lazyWithRetry(() =>
  import('./message-button').then((m) => ({ default: m.MessageButton })),
);
