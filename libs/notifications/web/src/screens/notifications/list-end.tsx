import { useCallback } from 'react';
import { Button, InlineError } from '@upround/shared/ui';
import { useNotificationsText } from '../../messages/catalogue';
import { NotificationSkeletons } from './notification-skeletons';

interface ListEndProps {
  hasMore: boolean;
  isLoading: boolean;
  isFailed: boolean;
  onMore: () => void;
}

/** Reads on as soon as it comes into sight. */
function useInSight(onSight: () => void) {
  return useCallback(
    (element: HTMLElement | null) => {
      if (element === null || typeof IntersectionObserver === 'undefined') return undefined;
      const observer = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onSight(),
        { rootMargin: '400px' },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [onSight],
  );
}

/** What follows the last line: the way to more, that it failed, or that this is all. */
export function ListEnd({ hasMore, isLoading, isFailed, onMore }: ListEndProps) {
  const t = useNotificationsText();
  const ref = useInSight(onMore);
  if (isLoading) return <NotificationSkeletons count={2} label={t('list.loadingMore')} />;
  if (isFailed) {
    return (
      <div className="flex flex-wrap items-center gap-3 px-4 py-6">
        <InlineError>{t('list.moreError')}</InlineError>
        <Button size="small" onClick={onMore}>
          {t('list.retry')}
        </Button>
      </div>
    );
  }
  if (!hasMore)
    return <p className="px-4 py-10 text-center text-small text-muted">{t('list.end')}</p>;
  return (
    <div ref={ref} className="flex justify-center p-4">
      <Button onClick={onMore}>{t('list.more')}</Button>
    </div>
  );
}
