import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { noteCase, readCase, type CaseDetail } from '@upround/moderation/contract';
import { textLimits } from '@upround/shared/domain';
import { keyOf, mutationFor } from '@upround/shared/query';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { Button, CharacterCount, Field, Surface, TextArea, Time } from '@upround/shared/ui';
import { Face } from '../terms/face';
import { useQueueText } from './messages/catalogue';

/** From here on the count is shown. */
const COUNTED = textLimits.caseNote * 0.8;

/** What moderators tell each other about a case. */
export function CaseNotes({ detail }: { detail: CaseDetail }) {
  const t = useQueueText();
  const fail = useFailureToast();
  const client = useQueryClient();
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const length = [...text.trim()].length;
  const { mutate, isPending } = useMutation({
    ...mutationFor(noteCase, { idempotent: true }),
    onSuccess: (changed) => {
      client.setQueryData(keyOf(readCase, { params: { id: changed.id } }), changed);
      setText('');
      setChecked(false);
      toast.show({ text: t('detail.noteAdded') });
    },
    onError: (error) => fail(error, t('detail.noteFailed')),
  });
  return (
    <Surface className="flex flex-col gap-3">
      <h4 className="text-small font-semibold">{t('detail.notes')}</h4>
      {detail.notes.length > 0 && (
        <ul className="flex flex-col gap-3">
          {detail.notes.map((note) => (
            <li key={note.id} className="flex items-start gap-3 text-small">
              <Face person={note.author} size={32} />
              <div className="min-w-0 grow">
                <p className="flex flex-wrap gap-x-2">
                  <span className="font-medium wrap-anywhere">
                    {note.author?.displayName ?? t('detail.deleted')}
                  </span>
                  <span className="ml-auto text-muted">
                    <Time value={note.at} />
                  </span>
                </p>
                <p className="whitespace-pre-line wrap-anywhere">{note.text}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      <form
        className="flex flex-col items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          setChecked(true);
          if (length === 0 || length > textLimits.caseNote || isPending) return;
          mutate({ params: { id: detail.id }, body: { text: text.trim() } });
        }}
      >
        <div className="w-full">
          <Field
            label={t('detail.note')}
            error={isChecked && length === 0 ? t('detail.noteRequired') : undefined}
            hint={
              length > COUNTED ? (
                <CharacterCount length={length} limit={textLimits.caseNote} />
              ) : (
                t('detail.notesHint')
              )
            }
          >
            <TextArea rows={2} value={text} onChange={(event) => setText(event.target.value)} />
          </Field>
        </div>
        <Button type="submit" size="small" busy={isPending}>
          {t('detail.noteSend')}
        </Button>
      </form>
    </Surface>
  );
}
