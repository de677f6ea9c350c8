/** The bounds of a profile. */
export const profileLimits = {
  about: 4_000,
  location: 120,
  title: 120,
  company: 120,
  description: 2_000,
  /** Links beside the text. */
  links: 5,
  /** Experience entries of one person. */
  experiences: 50,
  /** Bytes of one picture. */
  imageBytes: 8 * 1024 * 1024,
  slug: { min: 3, max: 40 },
  /** Addresses that one person may have left. */
  formerSlugs: 10,
} as const;
