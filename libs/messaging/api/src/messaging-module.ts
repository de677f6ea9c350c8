import { messagingDocs } from '@upround/messaging/contract';
import type { ApiModule } from '@upround/shared/server-kit';
import { messageTarget } from './contributions/message-target';
import { moderatedMessages } from './contributions/moderated-messages';
import { messagingEraser } from './contributions/messaging-eraser';
import { messagingExports } from './contributions/messaging-exports';
import { messagingNotifications } from './contributions/messaging-notifications';
import { conversationRoutes } from './conversation/conversation.routes';
import { messageRoutes } from './message/message.routes';
import { settingsOf, type MessagingDeps } from './messaging-settings';

/**
 * The server half of messaging: conversations of two, requests, messages.
 *
 * @param deps the ports, each of which may be missing
 */
export function messagingModule(deps: MessagingDeps = {}): ApiModule {
  const settings = settingsOf(deps);
  return {
    name: 'messaging',
    docs: messagingDocs,
    calls: [...conversationRoutes(settings), ...messageRoutes(settings)],
    contributes: {
      // People can report messages.
      targets: [messageTarget],
      moderated: [moderatedMessages],
      erasers: [messagingEraser],
      exports: messagingExports,
      notifications: messagingNotifications,
    },
    seed: async (context) => {
      if (deps.demo === undefined) return;
      const { seedMessaging } = await import('./seed/seed-messaging');
      await seedMessaging(await deps.demo(), context);
    },
  };
}
