import { useNotificationTabText } from './messages/catalogue';

/** The tab of notifications about jobs and applications. */
export const notificationTab = {
  name: 'jobs',
  group: 'WORK' as const,
  useTexts: () => {
    const t = useNotificationTabText();
    return { label: t('label'), empty: t('empty'), emptyHint: t('emptyHint') };
  },
};
