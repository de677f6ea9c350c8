import { useLocation, useSearchParams } from 'react-router-dom';

const MEMBER = 'member';
const FIND = 'find';

/** What the address of the page holds: who is open, and the name that was searched for. */
export function useMemberAddress() {
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const hrefWith = (slug: string | null) => {
    const changed = new URLSearchParams(params);
    if (slug === null) changed.delete(MEMBER);
    else changed.set(MEMBER, slug);
    return `${pathname}?${changed.toString()}`;
  };
  return {
    slug: params.get(MEMBER),
    text: params.get(FIND) ?? '',
    /** The page of a member. */
    hrefOf: (slug: string) => hrefWith(slug),
    /** Back to the list. */
    listHref: hrefWith(null),
    find: (text: string) =>
      setParams((before) => {
        const changed = new URLSearchParams(before);
        if (text === '') changed.delete(FIND);
        else changed.set(FIND, text);
        return changed;
      }),
  };
}
