import { lazyDialog } from '@upround/shared/toasts';

/** The composer, loaded together with the code that shows unsent posts, which could not be loaded offline. */
export const ComposerDialog = /* @__PURE__ */ lazyDialog(
  async () => {
    const [composer] = await Promise.all([
      import('../composer-dialog'),
      import('../outbox/outbox-list'),
    ]);
    return composer.ComposerDialog;
  },
  ({ onClose }) => onClose(),
);

/**
 * Loads the composer early, when the pointer is over its button, once the next frame is painted: starting its many
 * requests at once would delay the visual feedback to the tap.
 */
export const prefetchComposer = () =>
  void requestAnimationFrame(() =>
    setTimeout(() => void ComposerDialog.preload().catch(() => undefined)),
  );
