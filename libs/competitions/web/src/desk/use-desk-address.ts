import { useLocation, useSearchParams } from 'react-router-dom';

const COMPETITION = 'competition';
/** No slug has a plus sign. */
const NEW = '+';

/** Which competition is open in the settings; none for the list. */
export function useDeskAddress() {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const hrefWith = (slug: string | null) => {
    const changed = new URLSearchParams(params);
    if (slug === null) changed.delete(COMPETITION);
    else changed.set(COMPETITION, slug);
    return `${pathname}?${changed.toString()}`;
  };
  const open = params.get(COMPETITION);
  return {
    slug: open === NEW ? null : open,
    isNew: open === NEW,
    hrefOf: (slug: string) => hrefWith(slug),
    newHref: hrefWith(NEW),
    listHref: hrefWith(null),
  };
}
