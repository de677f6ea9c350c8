import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export interface FirstOpenOptions {
  /** The list is beside what is open, and the viewer didn't close it. */
  isOn: boolean;
  /** The filters of the list, as text: another list may leave out what is open. */
  list: string;
  /** The slugs of the list; undefined until it is read. */
  slugs: readonly string[] | undefined;
  /** The slug that the address names. */
  open: string | null;
  /** The address with a record open, or with none. */
  hrefOf: (slug: string | null) => string;
}

/** The key that the router's history stores with an entry; undefined for the first one. */
const entryKey = () => (window.history.state as { key?: string } | null)?.key;

/**
 * Opens the first record of a list while none is open, and where new filters leave out the one that is. The address is
 * replaced, so that Back leaves the list. Nothing is replaced while a link that was just followed is not rendered yet:
 * that would undo it.
 */
export function useFirstOpen({ isOn, list, slugs, open, hrefOf }: FirstOpenOptions): void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const first = slugs?.[0];
  // A record that was opened by its link stays open until the filters change.
  const checked = useRef(open === null ? null : list);
  const follow = useEffectEvent(() => {
    const entry = entryKey();
    if (entry !== undefined && entry !== key) return;
    const isLeftOut = checked.current !== list && (slugs ?? []).every((slug) => slug !== open);
    checked.current = list;
    const isWanted = open === null ? first !== undefined : isLeftOut;
    if (isWanted) void navigate(hrefOf(first ?? null), { replace: true });
  });
  const isKnown = slugs !== undefined;
  useEffect(() => {
    if (isOn && isKnown) follow();
  }, [first, isKnown, isOn, key, list, open]);
}
