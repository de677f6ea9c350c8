import { lazy } from 'react';

/** Opens the conversation with a person, for other features' pages. */
export const MessageButton = /* @__PURE__ */ lazy(() =>
  import('./message-button').then((m) => ({ default: m.MessageButton })),
);
