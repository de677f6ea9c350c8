/**
 * The people who have unread messages, and their senders, in a conversation or a request; never the text. Written by
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
