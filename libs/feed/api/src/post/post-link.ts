import { findLinks } from '@upround/shared/domain';
import type { StoredLinkPreview } from '@upround/shared/ports';
import type { StoredPostLink } from '../feed-tables';

/** The link whose page a post shows: the first of its text, and none beside pictures, which say more. */
export function previewedLink(text: string, pictureCount: number): string | null {
  return pictureCount > 0 ? null : (findLinks(text)[0]?.url ?? null);
}

/** The preview that a post stores: only what the server itself read on the page. */
export function postLink(link: string, preview: StoredLinkPreview): StoredPostLink {
  return { ...preview, link };
}

/** Every stored file of a shown page. */
export function linkFileKeys(preview: Pick<StoredLinkPreview, 'image'> | null): string[] {
  const image = preview?.image ?? null;
  return image === null ? [] : [image.key, ...image.variants.map(({ key }) => key)];
}
