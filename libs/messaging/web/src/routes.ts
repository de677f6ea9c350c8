import { routes as paths } from '@upround/shared/links';
import type { FeatureRoute } from '@upround/shared/routing';

export const routes: FeatureRoute[] = [
  {
    path: paths.messages,
    shape: 'work',
    hasPhoneBar: (search) => search.has('conversation'),
    hidesBar: (search) => search.has('conversation'),
    layout: 'default',
    access: 'member',
    page: () => import('./screens/messages/messages-screen').then((m) => m.MessagesScreen),
  },
];
