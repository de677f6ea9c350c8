import { Bell, Search } from 'lucide-react';
import { links } from '@upround/shared/links';
import { Button, ButtonLink, EmptyState } from '@upround/shared/ui';
import type { Wanted } from '../../data/notification-queries';
import { useNotificationsText } from '../../messages/catalogue';

/** Why nothing is listed, and the one next step. */
export function EmptyNotifications({
  wanted: { tab, unreadOnly, search },
  onClear,
}: {
  wanted: Wanted;
  onClear: () => void;
}) {
  const t = useNotificationsText();
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
        action={<ButtonLink href={links.notifications({ tab })}>{t('empty.showAll')}</ButtonLink>}
      >
        {t('empty.unreadHint')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={Bell}
      title={t(`empty.${tab}`)}
      action={tab === 'all' && <ButtonLink href={links.home()}>{t('empty.home')}</ButtonLink>}
    >
      {t(`empty.${tab}Hint`)}
    </EmptyState>
  );
}
