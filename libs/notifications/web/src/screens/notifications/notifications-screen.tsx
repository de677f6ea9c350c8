import { Settings } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { links, notificationsTabs, routes, type NotificationsTab } from '@upround/shared/links';
import { useRealtimeAtOnce } from '@upround/shared/realtime';
import { Page, useEntryMemory, useSearchChoice, useSearchText } from '@upround/shared/routing';
import { ButtonLink, NavTabs } from '@upround/shared/ui';
import { useNotificationsText } from '../../messages/catalogue';
import { ListControls, SEARCH_MAX } from './list-controls';
import { NotificationList } from './notification-list';

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
function NotificationsOf({ tab, visit }: { tab: NotificationsTab; visit: string }) {
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
        wanted={{ tab, unreadOnly: state === 'unread', search: searched }}
        visit={visit}
        onClear={() => search('')}
      />
    </>
  );
}

/** `/notifications`: one’s own notifications, by group, state and search, each in the address. */
export function NotificationsScreen() {
  const t = useNotificationsText();
  useRealtimeAtOnce();
  const visit = useVisit();
  const [tab] = useSearchChoice('tab', notificationsTabs);
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
        tabs={notificationsTabs.map((name) => ({
          href: links.notifications({ tab: name, unread: state === 'unread' }),
          label: t(`tabs.${name}`),
          current: name === tab,
        }))}
      />
      <NotificationsOf key={tab} tab={tab} visit={visit} />
    </Page>
  );
}
