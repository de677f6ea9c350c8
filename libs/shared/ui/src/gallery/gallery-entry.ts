import type { ComponentType } from 'react';

/** One component of the kit as the gallery shows it. */
export interface GalleryEntry {
  name: string;
  /** When to use it, in a sentence. */
  about: string;
  Example: ComponentType;
}
