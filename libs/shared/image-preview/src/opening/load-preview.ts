/** Fetches what draws the preview; a second call finds it there. */
export const loadPreview = () => import('../dialog/preview-dialog');
