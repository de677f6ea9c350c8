/**
 * Who has unread messages of whom, in a conversation or a request of one; nothing of what they say. Written by
 * messaging.
 */
export interface WaitingMessageView {
  conversation_id: string;
  user_id: string;
  other_id: string;
  is_request: boolean;
}

/** What any slice may read of messaging. */
export interface MessagingViews {
  waiting_message_view: WaitingMessageView;
}
