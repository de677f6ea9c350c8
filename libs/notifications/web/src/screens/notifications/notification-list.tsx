import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { itemsOf, PagedEnd, PagedList, withoutRepeats } from '@upround/shared/query';
import { announce } from '@upround/shared/routing';
import { Button, NewItemsPill } from '@upround/shared/ui';
import { listQuery, type NotificationPages, type Wanted } from '../../data/notification-queries';
import { takeUnread, useUnreadNotifications } from '../../data/unread';
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
  /** Where the button for all of them is shown, in the head of the page. */
  head: HTMLElement | null;
}

/** The list in every state. What arrives waits above it and moves nothing until it is asked for. */
export function NotificationList({ tab, wanted, visit, onClear, head }: NotificationListProps) {
  const t = useNotificationsText();
  const client = useQueryClient();
  const options = listQuery(wanted, visit);
  const query = useInfiniteQuery(options);
  const { data, hasNextPage } = query;
  const items = useMemo(() => withoutRepeats(itemsOf(data).items, ({ id }) => id), [data]);
  const first = data?.pages[0];
  const newest = useNewest(wanted, first, query.dataUpdatedAt);
  const unread = useUnreadNotifications();
  // The badge and the list say the same, whichever was read first.
  useEffect(() => {
    if (first !== undefined) takeUnread(client, first);
  }, [client, first]);
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
        <NewItemsPill isShown={arrived.length > 0} onPress={show}>
          {arrived.length < (newest?.data.length ?? 0)
            ? t('list.new', { count: arrived.length })
            : t('list.manyNew')}
        </NewItemsPill>
      )}
      <PagedList
        query={query}
        skeleton={<NotificationSkeletons label={t('list.loading')} hasDay />}
        failed={t('list.error')}
        isEmpty={items.length === 0 && !hasNextPage}
        empty={<EmptyNotifications tab={tab} wanted={wanted} onClear={onClear} />}
      >
        <DaysList items={items} onMark={mark.one} />
        <PagedEnd
          query={query}
          skeleton={<NotificationSkeletons count={2} label={t('list.loadingMore')} />}
          text={{ more: t('list.more'), failed: t('list.moreError'), end: t('list.end') }}
        />
      </PagedList>
      {head !== null &&
        first !== undefined &&
        unread > 0 &&
        hasUnread &&
        createPortal(
          <Button
            variant="quiet"
            size="small"
            icon={CheckCheck}
            onClick={() => void mark.all(isSearch ? null : wanted.group, items, first.version)}
          >
            <span className="sr-only medium:not-sr-only">
              {t(wanted.group === undefined && !isSearch ? 'mark.all' : 'mark.shown')}
            </span>
          </Button>,
          head,
        )}
    </>
  );
}
