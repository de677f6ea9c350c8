import { Bell, Search } from 'lucide-react';
import { links } from '@upround/shared/links';
import { Button, ButtonLink, EmptyState } from '@upround/shared/ui';
import type { Wanted } from '../../data/notification-queries';
import { useNotificationsText } from '../../messages/catalogue';
import type { NotificationTab } from '../../notification-tabs';
import { allTab } from './own-tabs';

/** Why nothing is listed, and the one next step. */
export function EmptyNotifications({
  wanted: { unreadOnly, search },
  tab,
  onClear,
}: {
  wanted: Wanted;
  tab: NotificationTab;
  onClear: () => void;
}) {
  const t = useNotificationsText();
  const { empty, emptyHint } = tab.useTexts();
  if (search !== '') {
    return (
      <EmptyState
        icon={Search}
        title={t('empty.search', { search })}
        action={<Button onClick={onClear}>{t('search.clear')}</Button>}
      >
        {t('empty.searchHint')}
      </EmptyState>
    );
  }
  if (unreadOnly) {
    return (
      <EmptyState
        icon={Bell}
        title={t('empty.unread')}
        action={
          <ButtonLink href={links.notifications({ tab: tab.name })}>
            {t('empty.showAll')}
          </ButtonLink>
        }
      >
        {t('empty.unreadHint')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={Bell}
      title={empty}
      action={tab === allTab && <ButtonLink href={links.home()}>{t('empty.home')}</ButtonLink>}
    >
      {emptyHint}
    </EmptyState>
  );
}
