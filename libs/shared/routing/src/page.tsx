import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { RoutePattern } from '@upround/shared/links';
import { announce, isPageChange } from './announcer';
import { useRestoredScroll } from './scroll-memory';

export interface PageProps {
  /** The route's pattern from `routes` of shared/links; becomes `data-page`. `*` for unknown addresses. */
  pattern: RoutePattern | '*';
  /** Title of the tab, before the brand; announced to screen readers when the page opens. */
  title: string;
  /** The visible `h1`; `title` by default. */
  heading?: ReactNode;
  /** Keeps the `h1` for screen readers only, where the design shows none. */
  hideHeading?: boolean;
  /** Actions beside the heading: a button or two. */
  actions?: ReactNode;
  /** The page puts itself back after Back, by its own anchor (`useEntryMemory`). */
  restoresOwnScroll?: boolean;
  className?: string;
  children: ReactNode;
}

let brandName = 'Upround';
/** How much is unread, and the title of the page. */
const shown = { count: 0, title: '' };

function writeTitle(): void {
  const count = shown.count > 0 ? `(${shown.count > 99 ? '99+' : shown.count}) ` : '';
  document.title = `${count}${shown.title} · ${brandName}`;
}

/**
 * Puts a count before the title of this page and of those after it, as in `(3) Home`.
 *
 * @param count number of unread items; nothing is added for 0
 */
export function setTitleCount(count: number): void {
  shown.count = count;
  if (shown.title !== '') writeTitle();
}

/** Sets the brand that titles end with; called once at start from the runtime config. */
export function setTitleBrand(name: string): void {
  brandName = name;
}

/** Puts a title into the tab, between how much is unread and the brand. `Page` does so by itself. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    shown.title = title;
    writeTitle();
  }, [title]);
}

/** Removes the server's page meta of the first page, which would be wrong on the next: browsers share its URL. */
function forgetCard(): void {
  for (const element of document.head.querySelectorAll('[data-card]')) element.remove();
}

/** Whether the focus is in a field outside of the page, from which a page that loads late must not take it. */
function isWritingInFrame(): boolean {
  const { activeElement } = document;
  return (
    activeElement?.matches('input, textarea') === true && !activeElement.closest('[data-page]')
  );
}

/**
 * The root of every screen: names its route in `data-page`, holds the one `h1`, sets the title of
 * the tab, and after a change of page (not the first page) moves the focus to the heading,
 * announces the title, and puts the scroll where it belongs.
 */
export function Page({
  pattern,
  title,
  heading,
  hideHeading = false,
  actions,
  restoresOwnScroll = false,
  className,
  children,
}: PageProps) {
  const { key, pathname } = useLocation();
  const headingRef = useRef<HTMLHeadingElement>(null);
  useRestoredScroll(restoresOwnScroll);

  usePageTitle(title);

  const latest = useRef({ key, title });
  useEffect(() => {
    latest.current = { key, title };
  });
  useEffect(() => {
    const { current } = latest;
    if (!isPageChange(current.key)) return;
    forgetCard();
    if (!isWritingInFrame()) headingRef.current?.focus({ preventScroll: true });
    announce(current.title);
  }, [pathname]);

  const titleClasses = hideHeading ? 'sr-only' : 'text-title font-semibold text-balance';
  const headline = (
    <h1 ref={headingRef} tabIndex={-1} className={`${titleClasses} outline-hidden`}>
      {heading ?? title}
    </h1>
  );
  return (
    <div data-page={pattern} className={className}>
      {actions === undefined ? (
        headline
      ) : (
        <div className="flex items-center justify-between gap-4">
          {headline}
          {actions}
        </div>
      )}
      {children}
    </div>
  );
}
