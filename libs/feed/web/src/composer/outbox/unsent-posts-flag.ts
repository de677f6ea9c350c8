import { unsentFlag } from '@upround/shared/drafts';

/** Whether a post may be stored that was not sent. */
export const unsentPostsFlag = /* @__PURE__ */ unsentFlag('upround.unsent');
