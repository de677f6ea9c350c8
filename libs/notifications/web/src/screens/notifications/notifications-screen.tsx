import { Settings } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { links, notificationsTabs, routes, type NotificationsTab } from '@upround/shared/links';
import { useRealtimeAtOnce } from '@upround/shared/realtime';
import { Page, useEntryMemory, useSearchChoice } from '@upround/shared/routing';
import { ButtonLink, NavTabs } from '@upround/shared/ui';
import { useNotificationsText } from '../../messages/catalogue';
import { ListControls } from './list-controls';
import { NotificationList } from './notification-list';

const states = ['all', 'unread'] as const;

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
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const [text, setText] = useState(search);
  const setSearch = (words: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (words === '') after.delete('search');
        else after.set('search', words);
        return after;
      },
      { replace: true },
    );
  return (
    <>
      <ListControls {...{ text, state }} onText={setText} onSearch={setSearch} onState={setState} />
      <NotificationList
        key={`${state} ${search}`}
        wanted={{ tab, unreadOnly: state === 'unread', search }}
        visit={visit}
        onClear={() => {
          setText('');
          setSearch('');
        }}
      />
    </>
  );
}

/** `/notifications`: all that one was told, by kind, state and search, each in the address. */
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
