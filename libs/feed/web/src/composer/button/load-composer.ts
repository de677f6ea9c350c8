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
