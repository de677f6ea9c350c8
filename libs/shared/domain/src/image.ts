import * as z from 'zod/mini';

/** A stored picture with its true size, so that its area is reserved before it loads. */
export const imageSchema = z.object({
  url: z.string(),
  /** The same picture at smaller widths, narrowest first. */
  variants: z.array(z.object({ url: z.string(), width: z.int() })),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  /** Average colour as `#rrggbb`, shown while it loads. */
  color: z.string(),
});
export type Image = z.output<typeof imageSchema>;
