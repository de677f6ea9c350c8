import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type ComponentPropsWithRef, type MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { prefetchPage, useRouteTable } from './route-table';

/** A pointer or focus that only passes by does not mean the link. */
const INTENT_MS = 80;

/** Preloads the page of a link when the viewer is about to open it. */
function useIntent(href: string) {
  const table = useRouteTable();
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const begin = () => void prefetchPage(table, href, client);
  return {
    begin,
    beginSoon: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(begin, INTENT_MS);
    },
    forget: () => clearTimeout(timer.current),
  };
}

/**
 * Goes to a part of the page. Left to the browser this would be an entry of the history that the router knows nothing
 * of: Back would come to the same page again, and the place in it would be kept under a wrong name.
 */
function goToPart(event: MouseEvent, hash: string): void {
  const { altKey, button, ctrlKey, metaKey, shiftKey } = event;
  if (event.defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  const part = document.getElementById(hash.slice(1));
  if (part === null) return;
  part.scrollIntoView();
  if (part.tabIndex < 0) part.tabIndex = -1;
  part.focus({ preventScroll: true });
  window.history.replaceState(window.history.state, '', hash);
}

/** Smaller than the router's own `Link`, which includes prefetching for its framework mode. */
function RouterLink({ to, onClick, ...rest }: ComponentPropsWithRef<'a'> & { to: string }) {
  const follow = useLinkClickHandler(to);
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}

type RouterAnchorProps = ComponentPropsWithRef<'a'> & { href: string };

/**
 * The anchor that the app gives the kit: addresses of ours are opened by the router, and their code and data
 * begin to load as soon as the viewer points at, touches or focuses the link. A part of the page (`#part`) is gone to
 * within the same entry of the history.
 */
export function RouterAnchor({ href, ...rest }: RouterAnchorProps) {
  const intent = useIntent(href);
  if (href.startsWith('#') && rest.target === undefined) {
    return (
      <a
        {...rest}
        href={href}
        onClick={(event) => {
          rest.onClick?.(event);
          goToPart(event, href);
        }}
      />
    );
  }
  const isOwn = href.startsWith('/') && !href.startsWith('//');
  if (!isOwn || rest.target !== undefined || rest.download !== undefined) {
    return <a href={href} {...rest} />;
  }
  return (
    <RouterLink
      {...rest}
      to={href}
      onPointerEnter={(event) => {
        intent.beginSoon();
        rest.onPointerEnter?.(event);
      }}
      onPointerLeave={(event) => {
        intent.forget();
        rest.onPointerLeave?.(event);
      }}
      onFocus={(event) => {
        intent.beginSoon();
        rest.onFocus?.(event);
      }}
      onBlur={(event) => {
        intent.forget();
        rest.onBlur?.(event);
      }}
      onTouchStart={(event) => {
        intent.begin();
        rest.onTouchStart?.(event);
      }}
    />
  );
}
