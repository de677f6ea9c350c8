import { unsentFlag } from '@upround/shared/drafts';

/** Whether a message of this device may wait to be sent. */
export const unsentMessagesFlag = /* @__PURE__ */ unsentFlag('upround.unsent-messages');
