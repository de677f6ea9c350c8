/**
 * What marks the end of a list; nothing after a single page, which is its own end.
 *
 * @param data the pages that are loaded
 */
export const endText = (
  data: { readonly pages: readonly unknown[] } | undefined,
  text: string,
): string | undefined => ((data?.pages.length ?? 0) > 1 ? text : undefined);
