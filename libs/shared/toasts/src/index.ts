export { ConfirmButton } from './confirm-button';
export { lazyDialog } from './lazy-dialog';
export { LazyMenu, type LazyMenuProps } from './lazy-menu';
export {
  DISMISS_ANIMATION,
  MOST_VISIBLE,
  QUEUE_RECHECK,
  toast,
  toastDefaults,
  toastPositions,
  toastTypes,
  UNDO_DURATION,
} from './toast-queue';
export type { ToastOptions, ToastPosition, ToastType } from './toast-queue';
export { Toasts } from './toasts';
export { useFailureToast } from './use-failure-toast';
export { useLoadFailureToast } from './use-load-failure-toast';
export { useCopyLink } from './use-copy-link';
