import type { NotificationGroup } from '@upround/shared/domain';
import { useNotificationsText } from '../../messages/catalogue';
import type { NotificationTab } from '../../notification-tabs';

type Name = 'all' | 'mentions' | 'reactions' | 'people' | 'system';

const tabOf = (name: Name, group?: NotificationGroup): NotificationTab => ({
  name,
  group,
  useTexts: () => {
    const t = useNotificationsText();
    return {
      label: t(`tabs.${name}`),
      empty: t(`empty.${name}`),
      emptyHint: t(`empty.${name}Hint`),
    };
  },
});

export const allTab = tabOf('all');
const ofPeople = [
  tabOf('mentions', 'MENTIONS'),
  tabOf('reactions', 'REACTIONS'),
  tabOf('people', 'PEOPLE'),
];
const systemTab = tabOf('system', 'SYSTEM');

/** The tabs in their order, those that slices contribute before the last. */
export const tabsWith = (
  contributed: readonly NotificationTab[],
): readonly [NotificationTab, ...NotificationTab[]] => [
  allTab,
  ...ofPeople,
  ...contributed,
  systemTab,
];
