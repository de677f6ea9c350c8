import { Settings } from 'lucide-react';
import { use, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { links, routes } from '@upround/shared/links';
import { useRealtimeAtOnce } from '@upround/shared/realtime';
import { Page, useEntryMemory, useSearchChoice, useSearchText } from '@upround/shared/routing';
import { Badge, ButtonLink, NavTabs, ScrollRow } from '@upround/shared/ui';
import { useUnreadNotifications } from '../../data/unread';
import { useNotificationsText } from '../../messages/catalogue';
import {
  MuteKindContext,
  NotificationTabsContext,
  type NotificationParts,
  type NotificationTab,
} from '../../notification-tabs';
import { ListControls, SEARCH_MAX } from './list-controls';
import { NotificationList } from './notification-list';
import { NotificationsAside } from './notifications-aside';
import { allTab, tabsWith } from './own-tabs';

const states = ['all', 'unread'] as const;
/** Between the last key and the search, in milliseconds. */
const PAUSE = 300;

/** Names this visit of the page; coming back by Back is the same visit. */
function useVisit(): string {
  const { key } = useLocation();
  const { recall, keep } = useEntryMemory<string>('visit');
  const [visit] = useState(() => recall() ?? key);
  useEffect(() => keep(visit), [keep, visit]);
  return visit;
}

/** One tab: what it is searched for, and its list. */
function NotificationsOf({
  tab,
  visit,
  head,
}: {
  tab: NotificationTab;
  visit: string;
  head: HTMLElement | null;
}) {
  const [state, setState] = useSearchChoice('state', states);
  const { text, searched, write, search } = useSearchText('search', {
    pause: PAUSE,
    limit: SEARCH_MAX,
  });
  return (
    <>
      <ListControls
        {...{ text, state }}
        onText={write}
        onSearch={() => search()}
        onClear={() => search('')}
        onState={setState}
      />
      <NotificationList
        key={`${state} ${searched}`}
        tab={tab}
        wanted={{ group: tab.group, unreadOnly: state === 'unread', search: searched }}
        visit={visit}
        head={head}
        onClear={() => search('')}
      />
    </>
  );
}

const namesOf = ([first, ...others]: ReturnType<typeof tabsWith>) =>
  [first.name, ...others.map(({ name }) => name)] as const;

const TabLabel = ({ tab }: { tab: NotificationTab }) => tab.useTexts().label;

/** The page with what slices contribute. */
export const notificationsScreenWith = ({ tabs, useMuteKind }: NotificationParts) =>
  function NotificationsPage() {
    return (
      <NotificationTabsContext value={tabs}>
        <MuteKindContext value={useMuteKind}>
          <NotificationsScreen />
        </MuteKindContext>
      </NotificationTabsContext>
    );
  };

/** `/notifications`: the member’s notifications, by group, state and search, each in the URL. */
export function NotificationsScreen() {
  const t = useNotificationsText();
  useRealtimeAtOnce();
  const visit = useVisit();
  const tabs = tabsWith(use(NotificationTabsContext));
  const [name] = useSearchChoice('tab', namesOf(tabs));
  const tab = tabs.find((each) => each.name === name) ?? allTab;
  const [state] = useSearchChoice('state', states);
  const [head, setHead] = useState<HTMLElement | null>(null);
  const unread = useUnreadNotifications();
  return (
    <Page
      pattern={routes.notifications}
      title={t('title')}
      className="relative [&>div:first-child]:px-4 [&>div:first-child]:pt-4 medium:[&>div:first-child]:px-6"
      heading={
        <span className="flex items-center gap-3">
          {t('title')}
          {unread > 0 && (
            <span aria-hidden="true" className="flex max-small:hidden">
              <Badge tone="accent">{t('unreadCount', { count: unread })}</Badge>
            </span>
          )}
        </span>
      }
      actions={
        <div className="flex items-center gap-1">
          <div ref={setHead} className="flex" />
          <ButtonLink
            variant="quiet"
            size="small"
            icon={Settings}
            // In wide windows the aside leads there.
            className="wide:hidden"
            href={links.settings({ section: 'notifications' })}
          >
            <span className="sr-only medium:not-sr-only">{t('settings')}</span>
          </ButtonLink>
        </div>
      }
    >
      <div className="sticky top-(--frame-top) z-20 bg-surface">
        <ScrollRow>
          {/* As wide as its tabs, so that the row scrolls and not the tabs within it. */}
          <div className="w-max min-w-full">
            <NavTabs
              label={t('tabs.label')}
              className="px-4 medium:px-6"
              tabs={tabs.map((each) => ({
                href: links.notifications({ tab: each.name, unread: state === 'unread' }),
                label: <TabLabel tab={each} />,
                current: each === tab,
              }))}
            />
          </div>
        </ScrollRow>
      </div>
      <NotificationsOf key={tab.name} tab={tab} visit={visit} head={head} />
      <NotificationsAside />
    </Page>
  );
}
