import { lazyDialog } from '@upround/shared/toasts';

/** The form of an application, loaded before it's opened where the pointer or the focus is on its button. */
export const ApplyDialog = /* @__PURE__ */ lazyDialog(
  () => import('./apply-dialog').then((m) => m.ApplyDialog),
  ({ history }) => history.close(),
);
