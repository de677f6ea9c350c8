import { lazy } from 'react';
import { routes as paths } from '@upround/shared/links';
import type { FeatureRoute } from '@upround/shared/routing';

export { BlockSlot, type BlockSlotProps } from './block-slot';
export { useUnreadMessages } from './data/use-unread-messages';

export const routes: FeatureRoute[] = [
  {
    path: paths.messages,
    layout: 'default',
    access: 'member',
    page: () => import('./screens/messages/messages-screen').then((m) => m.MessagesScreen),
  },
];

/** Opens the conversation with a person, for the profile page. */
export const MessageButton = /* @__PURE__ */ lazy(() =>
  import('./components/message-button').then((m) => ({ default: m.MessageButton })),
);
