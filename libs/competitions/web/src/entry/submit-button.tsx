import { useState } from 'react';
import { competitionErrors, type OwnEntry } from '@upround/competitions/contract';
import { ApiError } from '@upround/shared/api-client';
import { useFailureReason } from '@upround/shared/query';
import { AlertDialog, Button, InlineError } from '@upround/shared/ui';
import type { CompetitionView } from '../model/competition-view';
import { useMoments } from '../model/use-moments';
import { focusField } from './entry-fields';
import { useEntryText } from './messages/catalogue';
import { NotSavedError, type EntryEditor } from './use-entry-editor';
import type { Grace } from './use-grace';

interface SubmitButtonProps {
  view: CompetitionView;
  entry: OwnEntry | null;
  editor: EntryEditor;
  grace: Grace;
  /** It was pressed although something is missing. */
  onIncomplete: () => void;
}

/** Submits the entry, after a question that says what is submitted. */
export function SubmitButton(props: SubmitButtonProps) {
  const { view, entry, editor, grace, onIncomplete } = props;
  const t = useEntryText();
  const moments = useMoments();
  const [isOpen, setOpen] = useState(false);
  const { problems, submit, texts, state } = editor;
  const isAgain = (entry?.receipt ?? null) !== null;
  // As it was submitted already.
  const isDone = isAgain && entry?.isChanged === false && state.kind === 'saved';
  const { closesAt } = view.competition;
  const when = `${moments.local(closesAt)} ${moments.zone(closesAt)}`;
  const press = () => {
    const [first] = problems;
    if (first === undefined) {
      setOpen(true);
      return;
    }
    onIncomplete();
    focusField(first.fieldId);
  };
  return (
    <>
      {!isDone && (
        <Button
          // Still enabled while something is missing: a press says what.
          variant={problems.length === 0 ? 'primary' : 'secondary'}
          className="shrink-0"
          onClick={press}
          disabled={
            // A file that comes too late isn't submitted unnoticed.
            state.kind === 'conflict' || state.kind === 'gone' || grace.isUploading
          }
        >
          {t(isAgain ? 'submit.again' : 'submit.first')}
        </Button>
      )}
      <AlertDialog
        open={isOpen}
        onOpenChange={setOpen}
        tone="primary"
        title={t(isAgain ? 'submit.questionAgain' : 'submit.question')}
        confirmText={t(isAgain ? 'submit.again' : 'submit.first')}
        busy={submit.isPending}
        onConfirm={() => submit.mutate(undefined, { onSettled: () => setOpen(false) })}
      >
        <p>{t('submit.what', { title: texts.title, count: Object.keys(texts.answers).length })}</p>
        {editor.notUploaded.map(({ id, label }) => (
          <p key={id} className="mt-2 font-medium">
            {t(texts.answers[id] === undefined ? 'submit.notUploaded' : 'submit.earlierFile', {
              label,
            })}
          </p>
        ))}
        <p className="mt-2">
          {grace.isLate
            ? t('grace.until', { time: moments.clock(grace.endsAt) })
            : t('submit.until', { when })}
        </p>
      </AlertDialog>
    </>
  );
}

/** Why the entry wasn't submitted; nothing where it was, or a conflict says more. */
export function SubmitFailure({ error }: { error: Error | null }) {
  const t = useEntryText();
  const reasonOf = useFailureReason();
  if (error === null) return null;
  const code = error instanceof ApiError ? error.code : '';
  if (code === competitionErrors.ENTRY_CHANGED.code) return null;
  const reason =
    error instanceof NotSavedError
      ? t('submit.notSaved')
      : code === competitionErrors.INCOMPLETE.code
        ? t('submit.incomplete')
        : `${t('submit.failed')}. ${reasonOf(error)}`;
  return (
    <div role="alert">
      <InlineError>{reason}</InlineError>
    </div>
  );
}
