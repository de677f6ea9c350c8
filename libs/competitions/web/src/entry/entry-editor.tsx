import { useState } from 'react';
import type { OwnEntry } from '@upround/competitions/contract';
import { FormColumns, Notice, Time } from '@upround/shared/ui';
import { Part } from '../components/part';
import type { CompetitionView } from '../model/competition-view';
import { ConflictNotice, GoneNotice } from './conflict-notice';
import { EntryChecklist } from './entry-checklist';
import { EntryFieldPart, HeadFieldPart } from './entry-fields';
import { headFields } from './entry-values';
import { useEntryText } from './messages/catalogue';
import { ReceiptCard } from './receipt-card';
import { SaveLine } from './save-line';
import { SubmitButton, SubmitFailure } from './submit-button';
import { TeamPart } from './team-part';
import { useEntryEditor, type EntryEditor } from './use-entry-editor';
import { useProblemText } from './use-problem-text';
import { WithdrawButton } from './withdraw-button';

interface EntryEditorPartProps {
  view: CompetitionView;
  /** Null before the first save. */
  entry: OwnEntry | null;
  /** It was withdrawn, or the member left its team. */
  onGone: () => void;
}

/** The form of an entry, which saves itself, and beside it what is missing, the receipt and the team. */
export function EntryEditorPart({ view, entry, onGone }: EntryEditorPartProps) {
  const t = useEntryText();
  const editor = useEntryEditor(view, entry);
  const { competition } = view;
  const { receipt = null } = entry ?? {};
  const leave = () => {
    editor.saver.abandon();
    onGone();
  };
  return (
    <FormColumns
      asideLabel={t('form.aside')}
      aside={
        <div className="flex flex-col gap-4">
          <EntryChecklist form={competition.form} problems={editor.problems} />
          {receipt !== null && <ReceiptCard slug={competition.slug} receipt={receipt} />}
          <TeamPart view={view} entry={entry} canChange onLeft={leave} />
          {entry?.isOwner === true && (
            <WithdrawButton slug={competition.slug} entry={entry} onWithdrawn={leave} />
          )}
        </div>
      }
    >
      <Part title={t('title')}>
        <EntryNotices view={view} entry={entry} editor={editor} onClear={leave} />
        <EntryForm view={view} entry={entry} editor={editor} />
      </Part>
    </FormColumns>
  );
}

interface EditorProps {
  view: CompetitionView;
  entry: OwnEntry | null;
  editor: EntryEditor;
}

function EntryNotices(props: EditorProps & { onClear: () => void }) {
  const { view, entry, editor, onClear } = props;
  const t = useEntryText();
  const { state, saver, texts } = editor;
  const { receipt = null, isChanged = false } = entry ?? {};
  return (
    <>
      {state.kind === 'conflict' && (
        <ConflictNotice
          form={view.competition.form}
          saver={saver}
          mine={texts}
          theirs={state.theirs}
        />
      )}
      {state.kind === 'gone' && <GoneNotice saver={saver} onClear={onClear} />}
      {receipt !== null && isChanged && (
        <Notice tone="warning" title={t('submit.changed')}>
          {t.rich('submit.changedText', {
            when: () => <Time value={receipt.submittedAt} form="relative" />,
          })}
        </Notice>
      )}
    </>
  );
}

function EntryForm({ view, entry, editor }: EditorProps) {
  const t = useEntryText();
  const problemText = useProblemText();
  const [isAsked, setAsked] = useState(false);
  const { form, problems, saver, state, submit } = editor;
  const fields = view.competition.form;
  const errorOf = (id: string) => {
    const found = problems.find(({ fieldId }) => fieldId === id);
    // What is missing is said beside the field only once the entry should be submitted.
    if (found === undefined || (found.problem === 'MISSING' && !isAsked)) return undefined;
    return problemText(
      found,
      fields.find((field) => field.id === id),
    );
  };
  return (
    <form
      noValidate
      aria-label={t('form.label')}
      onSubmit={(event) => {
        event.preventDefault();
        void saver.save();
      }}
      className="flex flex-col gap-6"
    >
      {headFields.map((name) => (
        <HeadFieldPart key={name} name={name} control={form.control} error={errorOf(name)} />
      ))}
      {fields.map((field) => (
        <EntryFieldPart
          key={field.id}
          field={field}
          control={form.control}
          error={errorOf(field.id)}
        />
      ))}
      <div className="sticky bottom-(--frame-bottom) z-10 -mx-4 flex flex-col gap-2 border-t bg-surface px-4 py-3 medium:mx-0 medium:px-0">
        <SubmitFailure error={submit.error} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <SaveLine saver={saver} state={state} entry={entry} />
          <SubmitButton
            view={view}
            entry={entry}
            editor={editor}
            onIncomplete={() => setAsked(true)}
          />
        </div>
      </div>
    </form>
  );
}
