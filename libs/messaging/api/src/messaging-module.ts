import { messagingDocs } from '@upround/messaging/contract';
import type { ReactionTarget } from '@upround/shared/ports';
import type { ApiModule } from '@upround/shared/server-kit';
import { conversationRoutes } from './conversation/conversation.routes';
import { messageRoutes } from './message/message.routes';
import { messageTarget } from './message/message-target';
import { settingsOf, type MessagingDeps } from './messaging-settings';
import { seedMessaging } from './seed/seed-messaging';

/** What of messaging can be reported. */
export const messagingTargets: readonly ReactionTarget[] = [messageTarget];

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
    seed: seedMessaging,
  };
}
