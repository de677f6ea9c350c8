import { useSearchParams } from 'react-router-dom';
import { links } from '@upround/shared/links';
import { listOrders } from '../votes/use-gallery-order';

/** Addresses of a competition's entries, in the order that the gallery has. */
export function useEntryLinks(slug: string) {
  const [search] = useSearchParams();
  const order = listOrders.find((known) => known === search.get('order'));
  return {
    /** All of them, or the result. */
    all: links.competition(slug, { tab: 'entries', order }),
    one: (entry: string) => links.competition(slug, { tab: 'entries', order, entry }),
  };
}
