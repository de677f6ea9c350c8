import type {
  Conversation,
  ConversationState,
  MessageCounts,
  Writing,
} from '@upround/messaging/contract';
import { noBlockText, type PersonRow, toPersonSummary } from '@upround/shared/db';
import { toMessage, type MessageRow } from '../message/message-rows';

/** A conversation as one of its members sees it. */
export interface ConversationRow {
  id: string;
  user_id: string;
  other_id: string;
  state: ConversationState;
  asked: boolean;
  listed: boolean;
  archived: boolean;
  activity_id: string;
  read_up_to: number;
  /** Null where one of the two hides their read marks. */
  other_read_up_to: number | null;
  unread_count: number;
  last_sequence: number;
  created_at: Date;
  person: PersonRow | null;
  last_id: string | null;
  last_sender_id: string;
  last_text: string;
  last_client_id: string | null;
  last_created_at: Date;
}

/** The columns of `ConversationRow`, with the tables that they come from; `m` is the member's own row. */
export const conversationSource = `
  select m.conversation_id as id, m.user_id, m.other_id, m.state, m.asked, m.listed, m.archived,
    m.activity_id, m.read_up_to, m.unread_count, c.last_sequence, c.created_at,
    case when (
      select true from hidden_read_marks_view h where h.user_id in (m.user_id, m.other_id) limit 1
    ) is not true then o.read_up_to end as other_read_up_to,
    case when p.id is not null then json_build_object(
      'id', p.id, 'slug', p.slug, 'display_name', p.display_name, 'headline', p.headline,
      'role', p.role, 'avatar_key', p.avatar_key
    ) end as person,
    l.id as last_id, l.sender_id as last_sender_id, l.text as last_text,
    l.client_id as last_client_id, l.created_at as last_created_at
  from conversation_members m
    join conversations c on c.id = m.conversation_id
    join conversation_members o on o.conversation_id = m.conversation_id and o.user_id = m.other_id
    left join person_view p on p.id = m.other_id
    left join messages l on l.conversation_id = c.id and l.sequence = c.last_sequence`;

/** Neither member of row `m` blocks the other. */
export const unblocked = noBlockText('m.user_id', 'm.other_id');

/** Row `m` is in the inbox; the same text as in the index of the inbox. */
export const inInbox = `m.listed and not m.archived and (m.state = 'ACCEPTED' or not m.asked)`;

function writingOf({ person, state, asked, last_sequence }: ConversationRow): Writing {
  if (person === null) return 'GONE';
  if (state === 'ACCEPTED' || asked) return 'OPEN';
  if (state === 'REJECTED') return 'CLOSED';
  return last_sequence === 0 ? 'FIRST' : 'WAITING';
}

function lastMessageOf(row: ConversationRow): MessageRow | null {
  if (row.last_id === null) return null;
  return {
    id: row.last_id,
    conversation_id: row.id,
    sequence: row.last_sequence,
    sender_id: row.last_sender_id,
    text: row.last_text,
    client_id: row.last_client_id,
    created_at: row.last_created_at,
  };
}

export function toConversation(row: ConversationRow): Conversation {
  const last = lastMessageOf(row);
  return {
    id: row.id,
    state: row.state,
    type: row.state === 'ACCEPTED' ? 'DIRECT' : 'REQUEST',
    asked: row.asked,
    archived: row.archived,
    writing: writingOf(row),
    person: row.person === null ? null : toPersonSummary(row.person),
    lastMessage: last === null ? null : toMessage(last, row.user_id),
    lastSequence: row.last_sequence,
    readUpTo: row.read_up_to,
    otherReadUpTo: row.person === null ? null : row.other_read_up_to,
    unreadCount: row.unread_count,
    createdAt: row.created_at.toISOString(),
  };
}

export const NO_COUNTS: MessageCounts = { unreadCount: 0, requestCount: 0 };
