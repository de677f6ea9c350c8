import { SendHorizontal } from 'lucide-react';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import type { Conversation } from '@upround/messaging/contract';
import { textLimits } from '@upround/shared/domain';
import { CharacterCount, IconButton, TextArea } from '@upround/shared/ui';
import { useMessagingText } from '../../../messages/catalogue';
import { useOutbox, useOutgoing } from '../../../outbox/use-outbox';
import { QuickReplies } from './quick-replies';
import { useDraft } from './use-draft';

/** From this share of the limit on the count is shown. */
const COUNTED = 0.8;

/** A fine pointer implies a keyboard, where Enter sends; on touch screens Enter adds a line. */
const hasKeyboard = () => window.matchMedia('(pointer: fine)').matches;

interface ComposerProps {
  conversation: Conversation;
  /** Whether the field takes the focus when it appears. */
  isFocused: boolean;
}

/** Where the next message is written. */
export function Composer({ conversation, isFocused }: ComposerProps) {
  const t = useMessagingText();
  const outbox = useOutbox();
  const keysId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { id, writing, state, person } = conversation;
  const draft = useDraft(id);
  const outgoing = useOutgoing(id);
  const name = person?.displayName ?? t('somebody');
  const isFirst = writing === 'FIRST';
  const limit = isFirst ? textLimits.firstMessage : textLimits.message;
  const length = [...draft.text].length;
  const hasKeys = hasKeyboard();
  const isEmpty = draft.text.trim() === '';
  // The one first message is on its way already.
  const isTaken = isFirst && outgoing.some((entry) => entry.state !== 'failed');
  const canSend = !isEmpty && length <= limit && !isTaken;

  const takesFocus = useRef(isFocused);
  useEffect(() => {
    // Focused when the viewer opens a conversation; not on phones, where the keyboard would cover the messages.
    if (takesFocus.current && hasKeyboard()) field.current?.focus({ preventScroll: true });
  }, []);

  function send() {
    if (!canSend) return;
    outbox.send(id, draft.text);
    draft.write('');
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter that ends the composing of a letter is not meant to send. Safari has ended it by then, and calls the key
    // 229.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === 229) return;
    const isAsked = event.ctrlKey || event.metaKey;
    if (event.shiftKey || event.altKey || !(isAsked || hasKeyboard())) return;
    event.preventDefault();
    send();
  }

  const placeholder = isFirst
    ? t('composer.first')
    : state === 'PENDING'
      ? t('composer.reply')
      : t('composer.placeholder');
  return (
    <form
      data-composer
      className="shrink-0 border-t"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="mx-auto max-w-content px-4 py-3">
        {isFirst && (
          <p className="mb-2 text-small text-muted">{t('writing.firstHint', { name })}</p>
        )}
        <div className="flex items-end gap-1 rounded-surface border border-strong bg-surface-raised py-1 pr-1 pl-3 focus-within:border-focus focus-within:outline-1 focus-within:outline-focus hover:border-muted">
          <TextArea
            ref={field}
            bare
            dir="auto"
            rows={1}
            maxRows={8}
            className="py-2"
            value={draft.text}
            aria-label={t('composer.label', { name })}
            aria-describedby={hasKeys ? keysId : undefined}
            aria-invalid={length > limit || undefined}
            placeholder={placeholder}
            onChange={(event) => draft.write(event.target.value)}
            onKeyDown={onKeyDown}
          />
          {hasKeys && (
            <span id={keysId} className="sr-only">
              {t('composer.keys')}
            </span>
          )}
          {!isFirst && isEmpty && (
            <QuickReplies
              onChoose={(text) => {
                draft.write(text);
                field.current?.focus();
              }}
            />
          )}
          <IconButton
            type="submit"
            icon={SendHorizontal}
            label={t('composer.send')}
            variant={canSend ? 'primary' : 'quiet'}
            disabled={!canSend}
          />
        </div>
        {(isFirst || length > limit * COUNTED) && (
          <p className="mt-1 flex justify-end">
            <CharacterCount length={length} limit={limit} />
          </p>
        )}
      </div>
    </form>
  );
}
