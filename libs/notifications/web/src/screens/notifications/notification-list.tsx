import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowUp, CheckCheck } from 'lucide-react';
import { useMemo } from 'react';
import { itemsOf, PagedEnd, PagedList, withoutRepeats } from '@upround/shared/query';
import { announce } from '@upround/shared/routing';
import { Button, Pill } from '@upround/shared/ui';
import { listQuery, type NotificationPages, type Wanted } from '../../data/notification-queries';
import { useUnreadNotifications } from '../../data/unread';
import { useMark } from '../../components/use-mark';
import { useNewest } from '../../data/use-newest';
import { useNotificationsText } from '../../messages/catalogue';
import type { NotificationTab } from '../../notification-tabs';
import { newSince } from '../../model/newest';
import { DaysList } from './days-list';
import { EmptyNotifications } from './empty-notifications';
import { NotificationSkeletons } from './notification-skeletons';

interface NotificationListProps {
  tab: NotificationTab;
  wanted: Wanted;
  /** Names the visit of the page. */
  visit: string;
  onClear: () => void;
}

/** The list in every state. What arrives waits above it and moves nothing until it is asked for. */
export function NotificationList({ tab, wanted, visit, onClear }: NotificationListProps) {
  const t = useNotificationsText();
  const client = useQueryClient();
  const options = listQuery(wanted, visit);
  const query = useInfiniteQuery(options);
  const { data, hasNextPage } = query;
  const items = useMemo(() => withoutRepeats(itemsOf(data).items, ({ id }) => id), [data]);
  const first = data?.pages[0];
  const newest = useNewest(wanted, first, query.dataUpdatedAt);
  const unread = useUnreadNotifications();
  const mark = useMark();

  const arrived = newSince(newest?.data ?? [], items);
  const show = () => {
    if (newest === undefined) return;
    client.setQueryData<NotificationPages>(options.queryKey, { pages: [newest], pageParams: [''] });
    window.scrollTo(0, 0);
    announce(t('list.refreshed'));
  };
  const isSearch = wanted.search !== '';
  const hasUnread = items.some(({ readAt }) => readAt === null) || (!isSearch && hasNextPage);
  return (
    <>
      {first !== undefined && (
        <div
          role="status"
          className="pointer-events-none sticky top-[calc(var(--frame-top,0px)+3.5rem)] z-20 flex h-0 justify-center"
        >
          {arrived.length > 0 && (
            <Pill icon={ArrowUp} className="pointer-events-auto mt-2" onClick={show}>
              {arrived.length < (newest?.data.length ?? 0)
                ? t('list.new', { count: arrived.length })
                : t('list.manyNew')}
            </Pill>
          )}
        </div>
      )}
      <PagedList
        query={query}
        skeleton={<NotificationSkeletons label={t('list.loading')} hasDay />}
        failed={t('list.error')}
        isEmpty={items.length === 0 && !hasNextPage}
        empty={<EmptyNotifications tab={tab} wanted={wanted} onClear={onClear} />}
      >
        <DaysList
          items={items}
          onMark={mark.one}
          action={
            first !== undefined &&
            unread > 0 &&
            hasUnread && (
              <Button
                variant="quiet"
                size="small"
                icon={CheckCheck}
                onClick={() => void mark.all(isSearch ? null : wanted.group, items, first.version)}
              >
                {t(wanted.group === undefined && !isSearch ? 'mark.all' : 'mark.shown')}
              </Button>
            )
          }
        />
        <PagedEnd
          query={query}
          skeleton={<NotificationSkeletons count={2} label={t('list.loadingMore')} />}
          text={{ more: t('list.more'), failed: t('list.moreError'), end: t('list.end') }}
        />
      </PagedList>
    </>
  );
}
