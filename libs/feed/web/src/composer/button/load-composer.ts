/**
 * Loads the composer early, when the pointer is over its button, together with the code that shows unsent posts, which
 * could not be loaded offline.
 */
export async function loadComposer() {
  const [composer] = await Promise.all([
    import('../composer-dialog'),
    import('../outbox/outbox-list'),
  ]);
  return composer;
}

/**
 * Loads the composer once the next frame is painted: starting its many requests at once would delay the visual feedback
 * to the tap.
 */
export const prefetchComposer = () =>
  void requestAnimationFrame(() => setTimeout(() => void loadComposer().catch(() => undefined)));
