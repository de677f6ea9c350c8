import { ListEnd, type ListEndProps } from '@upround/shared/ui';
import { useNotificationsText } from '../../messages/catalogue';
import { NotificationSkeletons } from './notification-skeletons';

/** What follows the last line. */
export function NotificationsEnd(props: Omit<ListEndProps, 'skeleton' | 'text'>) {
  const t = useNotificationsText();
  return (
    <ListEnd
      {...props}
      skeleton={<NotificationSkeletons count={2} label={t('list.loadingMore')} />}
      text={{
        ...{ more: t('list.more'), end: t('list.end') },
        ...{ failed: t('list.moreError'), retry: t('list.retry') },
      }}
    />
  );
}
