import { useId, type KeyboardEvent } from 'react';
import { textLimits } from '@upround/shared/domain';
import { Button, CharacterCount } from '@upround/shared/ui';
import { MentionTextArea } from '../mentions/mention-text-area';
import { useCommentText } from './messages/catalogue';
import { useDraftText } from './use-draft-text';

export interface CommentFormProps {
  /** Names the draft: one for each thread and each comment. */
  draftKey: string;
  /** Of the field, where links lead to it. */
  id?: string;
  label: string;
  placeholder: string;
  sendText: string;
  /** The text in the field if there is no draft. */
  initial?: string | undefined;
  autoFocus?: boolean;
  /** Answers false where the text was not sent and stays. */
  onSend: (text: string) => unknown;
  onCancel?: () => void;
}

/** Counts are shown when this many characters are left. */
const NEAR = 500;

/** Writes a comment or reply. Ctrl or ⌘ with Enter sends; the draft is saved automatically. */
export function CommentForm(props: CommentFormProps) {
  const { draftKey, label, placeholder, sendText, initial, onSend, onCancel } = props;
  const t = useCommentText();
  const ownId = useId();
  const id = props.id ?? ownId;
  const draft = useDraftText(draftKey, initial);
  const length = [...draft.text.trim()].length;
  const canSend = length > 0 && length <= textLimits.comment;
  const isOpen = length > 0 || onCancel !== undefined;

  const send = () => {
    if (!canSend) return;
    if (onSend(draft.text.trim()) === false) return;
    draft.clear();
    onCancel?.();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      send();
    }
    if (event.key === 'Escape') onCancel?.();
  };
  return (
    <form
      className="flex grow flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <MentionTextArea
        id={id}
        dir="auto"
        rows={isOpen ? 2 : 1}
        maxRows={12}
        value={draft.text}
        placeholder={placeholder}
        autoFocus={props.autoFocus}
        onText={draft.write}
        onKeyDown={onKeyDown}
      />
      {isOpen && (
        <div className="flex flex-wrap items-center justify-end gap-2">
          {length > textLimits.comment - NEAR && (
            <CharacterCount length={length} limit={textLimits.comment} className="mr-auto" />
          )}
          {onCancel && (
            <Button size="small" variant="quiet" onClick={onCancel}>
              {t('comments.cancel')}
            </Button>
          )}
          <Button type="submit" size="small" variant="primary" disabled={!canSend}>
            {sendText}
          </Button>
        </div>
      )}
    </form>
  );
}
