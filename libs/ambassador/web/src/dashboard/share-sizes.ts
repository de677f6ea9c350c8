/** Sizes in pixels: that of link previews, and that of stories and slides. */
export const shareSizes = {
  wide: { width: 1_200, height: 630 },
  square: { width: 1_080, height: 1_080 },
} as const;
export type ShareSize = keyof typeof shareSizes;

/** What is written on an image. */
export interface ShareTexts {
  brand: string;
  invites: string;
  headline: string;
  scan: string;
  code: string;
}
