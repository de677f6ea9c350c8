import type { Database } from '@upround/shared/db';
import type { PageMeta } from '@upround/shared/ports';
import type { LinkPreview } from '@upround/shared/domain';
import { excerpt } from '@upround/shared/domain';

/** Pages of our own, which are not asked for over the network. */
export interface OwnPages {
  /** The name of the product. */
  brand: string;
  /** Whether an address is one of ours. */
  owns(url: URL): boolean;
  /** The preview of the page, as a guest sees it; null if there is none. */
  describe(db: Database, url: URL): Promise<PageMeta | null>;
}

const DESCRIPTION = 300;
/** Behind a picture that is still loading. */
const NEUTRAL = '#e5e5e0';

/** One of our own pages in the shape of any other. */
export function ownPreview(url: URL, card: PageMeta, brand: string): LinkPreview {
  const { picture } = card;
  return {
    url: url.href,
    host: url.host,
    title: excerpt(card.title, 200),
    description: excerpt(card.description, DESCRIPTION),
    siteName: brand,
    image:
      picture === undefined
        ? null
        : {
            url: picture.path,
            variants: [],
            color: NEUTRAL,
            width: picture.width,
            height: picture.height,
            alt: picture.alt,
          },
  };
}
