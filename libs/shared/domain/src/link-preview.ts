import * as z from 'zod/mini';
import { imageSchema } from './image';

/** What a page says of itself, as text alone. Its picture is served by us. */
export const linkPreviewSchema = z.object({
  /** The page's URL after redirects, which the preview opens. */
  url: z.string(),
  /** Of the same address, in the letters of the net, so that look-alikes are seen. */
  host: z.string(),
  title: z.string(),
  description: z.string(),
  /** Empty where the page gives none. */
  siteName: z.string(),
  image: z.nullable(imageSchema),
});
export type LinkPreview = z.output<typeof linkPreviewSchema>;
