import { Settings } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { links, notificationsTabs, routes } from '@upround/shared/links';
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

/** `/notifications`: all that one was told, by kind, state and search, each in the address. */
export function NotificationsScreen() {
  const t = useNotificationsText();
  useRealtimeAtOnce();
  const visit = useVisit();
  const [tab] = useSearchChoice('tab', notificationsTabs);
  const [state, setState] = useSearchChoice('state', states);
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
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
  const [cleared, setCleared] = useState(0);
  const clear = () => {
    setSearch('');
    setCleared(cleared + 1);
  };
  const unreadOnly = state === 'unread';
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
          href: links.notifications({ tab: name, unread: unreadOnly }),
          label: t(`tabs.${name}`),
          current: name === tab,
        }))}
      />
      <ListControls
        // A tab begins without words; clearing them empties the field as well.
        key={`${tab} ${cleared}`}
        search={search}
        state={state}
        onSearch={setSearch}
        onState={setState}
      />
      <NotificationList
        key={`${tab} ${state} ${search}`}
        wanted={{ tab, unreadOnly, search }}
        visit={visit}
        onClear={clear}
      />
    </Page>
  );
}
