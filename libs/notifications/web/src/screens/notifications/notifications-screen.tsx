import { Settings } from 'lucide-react';
import { use, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { links, routes } from '@upround/shared/links';
import { useRealtimeAtOnce } from '@upround/shared/realtime';
import { Page, useEntryMemory, useSearchChoice, useSearchText } from '@upround/shared/routing';
import { ButtonLink, NavTabs } from '@upround/shared/ui';
import { useNotificationsText } from '../../messages/catalogue';
import { NotificationTabsContext, type NotificationTab } from '../../notification-tabs';
import { ListControls, SEARCH_MAX } from './list-controls';
import { NotificationList } from './notification-list';
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
function NotificationsOf({ tab, visit }: { tab: NotificationTab; visit: string }) {
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
        onState={setState}
      />
      <NotificationList
        key={`${state} ${searched}`}
        tab={tab}
        wanted={{ group: tab.group, unreadOnly: state === 'unread', search: searched }}
        visit={visit}
        onClear={() => search('')}
      />
    </>
  );
}

const namesOf = ([first, ...others]: ReturnType<typeof tabsWith>) =>
  [first.name, ...others.map(({ name }) => name)] as const;

const TabLabel = ({ tab }: { tab: NotificationTab }) => tab.useTexts().label;

/** The page with the tabs that slices contribute. */
export const notificationsScreenWith = (tabs: readonly NotificationTab[]) =>
  function NotificationsPage() {
    return (
      <NotificationTabsContext value={tabs}>
        <NotificationsScreen />
      </NotificationTabsContext>
    );
  };

/** `/notifications`: one’s own notifications, by group, state and search, each in the address. */
export function NotificationsScreen() {
  const t = useNotificationsText();
  useRealtimeAtOnce();
  const visit = useVisit();
  const tabs = tabsWith(use(NotificationTabsContext));
  const [name] = useSearchChoice('tab', namesOf(tabs));
  const tab = tabs.find((each) => each.name === name) ?? allTab;
  const [state] = useSearchChoice('state', states);
  return (
    <Page
      pattern={routes.notifications}
      title={t('title')}
      className="[&>div:first-child]:px-4 [&>div:first-child]:pt-4"
      actions={
        <ButtonLink
          variant="quiet"
          size="small"
          icon={Settings}
          href={links.settings({ section: 'notifications' })}
        >
          {t('settings')}
        </ButtonLink>
      }
    >
      <NavTabs
        label={t('tabs.label')}
        className="sticky top-(--frame-top) z-20 bg-surface px-4"
        tabs={tabs.map((each) => ({
          href: links.notifications({ tab: each.name, unread: state === 'unread' }),
          label: <TabLabel tab={each} />,
          current: each === tab,
        }))}
      />
      <NotificationsOf key={tab.name} tab={tab} visit={visit} />
    </Page>
  );
}
