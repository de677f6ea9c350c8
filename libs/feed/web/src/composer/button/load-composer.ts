/**
 * Loads the composer; asked for early, when somebody points at what opens it. What shows a post
 * on its way comes along, since it could not be loaded once the connection is gone.
 */
export async function loadComposer() {
  const [composer] = await Promise.all([
    import('../composer-dialog'),
    import('../outbox/outbox-list'),
  ]);
  return composer;
}
