import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Button } from '../button/button';
import { useKitText } from '../messages/catalogue';
import { InlineError } from '../notice/inline-error';

export interface ListEndProps {
  hasMore: boolean;
  isLoading: boolean;
  isFailed: boolean;
  onMore: () => void;
  /** What follows in the shape of the rows, while it is on its way. */
  skeleton: ReactNode;
  /** Texts for loading more, for an error, and for the end of the list; without `end` nothing marks the end. */
  text: { more: string; failed: string; end?: ReactNode };
}

/** How far below the window the next rows are asked for. */
const AHEAD = '600px';

/** What follows the last row: the way to more, which opens by itself when it comes into sight, or that this is all. */
export function ListEnd({ hasMore, isLoading, isFailed, onMore, skeleton, text }: ListEndProps) {
  const t = useKitText();
  const [mark, setMark] = useState<HTMLElement | null>(null);
  const onSight = useEffectEvent(onMore);
  useEffect(() => {
    if (mark === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onSight(),
      { rootMargin: AHEAD },
    );
    observer.observe(mark);
    return () => observer.disconnect();
  }, [mark]);
  if (isLoading) return skeleton;
  if (isFailed) {
    return (
      <div className="flex flex-wrap items-center gap-3 px-4 py-6">
        <InlineError>{text.failed}</InlineError>
        <Button size="small" onClick={onMore}>
          {t('errorState.retry')}
        </Button>
      </div>
    );
  }
  if (hasMore) {
    return (
      <div ref={setMark} className="flex justify-center p-4">
        <Button onClick={onMore}>{text.more}</Button>
      </div>
    );
  }
  return text.end === undefined ? null : (
    <p className="px-4 py-10 text-center text-small text-muted">{text.end}</p>
  );
}
