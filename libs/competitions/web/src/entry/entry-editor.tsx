import { useState } from 'react';
import type { OwnEntry, Suggestion } from '@upround/competitions/contract';
import { ActionBar, FormColumns, Notice, Time, useIsWide } from '@upround/shared/ui';
import { AnswerList } from '../components/answer-list';
import { Part } from '../components/part';
import type { CompetitionView } from '../model/competition-view';
import { useMoments } from '../model/use-moments';
import { ConflictNotice, GoneNotice } from './conflict-notice';
import { EntryChecklist, FoldedChecklist } from './entry-checklist';
import { EntryFieldPart, HeadFieldPart } from './entry-fields';
import { headFields } from './entry-values';
import { HiddenNotice } from './hidden-notice';
import { useEntryText } from './messages/catalogue';
import { ReceiptCard } from './receipt-card';
import { SaveLine } from './save-line';
import { SubmitButton, SubmitFailure } from './submit-button';
import { SuggestionsCard } from './suggestions-card';
import { TeamPart } from './team-part';
import { useEntryEditor, type EntryEditor } from './use-entry-editor';
import type { Grace } from './use-grace';
import { useProblemText } from './use-problem-text';
import { WithdrawButton } from './withdraw-button';

interface EntryEditorPartProps {
  view: CompetitionView;
  /** Null before the first save. */
  entry: OwnEntry | null;
  /** Earlier entries that a new one can be filled from. */
  suggestions: readonly Suggestion[];
  grace: Grace;
  /** It was withdrawn, or the member left its team. */
  onGone: () => void;
}

/** The form of an entry, which saves itself, and beside it what is missing, the receipt and the team. */
export function EntryEditorPart(props: EntryEditorPartProps) {
  const { view, entry, suggestions, grace, onGone } = props;
  const t = useEntryText();
  const editor = useEntryEditor(view, entry, grace);
  const { competition } = view;
  const { receipt = null } = entry ?? {};
  // They stay after the first save: the form would move while the member types.
  const [isOffered, setOffered] = useState(entry === null && suggestions.length > 0);
  const leave = () => {
    editor.saver.abandon();
    onGone();
  };
  const canChange = !grace.isLate;
  const isWide = useIsWide();
  const checklist = { form: competition.form, editor };
  return (
    <FormColumns
      asideLabel={t('form.aside')}
      aside={
        <div className="flex flex-col gap-4">
          {isWide && <EntryChecklist {...checklist} />}
          {receipt !== null && <ReceiptCard slug={competition.slug} receipt={receipt} />}
          <TeamPart view={view} entry={entry} canChange={canChange} onLeft={leave} />
          {canChange && entry?.isOwner === true && (
            <WithdrawButton slug={competition.slug} entry={entry} onWithdrawn={leave} />
          )}
        </div>
      }
    >
      <Part title={t('title')}>
        <EntryNotices view={view} entry={entry} editor={editor} grace={grace} onClear={leave} />
        {!isWide && <FoldedChecklist {...checklist} />}
        {isOffered && canChange && (
          <SuggestionsCard
            form={competition.form}
            suggestions={suggestions}
            editor={editor}
            onClose={() => setOffered(false)}
          />
        )}
        <EntryForm view={view} entry={entry} editor={editor} grace={grace} />
      </Part>
    </FormColumns>
  );
}

interface EditorProps {
  view: CompetitionView;
  entry: OwnEntry | null;
  editor: EntryEditor;
  grace: Grace;
}

function EntryNotices(props: EditorProps & { onClear: () => void }) {
  const { view, entry, editor, grace, onClear } = props;
  const t = useEntryText();
  const moments = useMoments();
  const { state, saver, texts } = editor;
  const { receipt = null, isChanged = false } = entry ?? {};
  return (
    <>
      {grace.isLate && (
        <Notice tone="warning" announce title={t('grace.title')}>
          {t(grace.isUploading ? 'grace.uploading' : 'grace.arrived', {
            time: moments.clock(grace.endsAt),
          })}
        </Notice>
      )}
      {state.kind === 'conflict' && (
        <ConflictNotice
          form={view.competition.form}
          saver={saver}
          mine={texts}
          theirs={state.theirs}
        />
      )}
      {state.kind === 'gone' && <GoneNotice saver={saver} onClear={onClear} />}
      {entry !== null && <HiddenNotice entry={entry} />}
      {receipt !== null && isChanged && (
        <Notice tone="warning" title={t('submit.changed')}>
          {t.rich('submit.changedText', {
            when: () => <Time value={receipt.submittedAt} form="dateTime" />,
          })}
        </Notice>
      )}
    </>
  );
}

function EntryForm({ view, entry, editor, grace }: EditorProps) {
  const t = useEntryText();
  const [isAsked, setAsked] = useState(false);
  const { saver, state, submit } = editor;
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
      <EntryFields view={view} editor={editor} grace={grace} isAsked={isAsked} />
      <ActionBar sticks="always">
        <SubmitFailure error={submit.error} />
        <div className="flex min-h-10 items-center justify-between gap-3">
          <SaveLine saver={saver} state={state} entry={entry} />
          <SubmitButton
            view={view}
            entry={entry}
            editor={editor}
            grace={grace}
            onIncomplete={() => setAsked(true)}
          />
        </div>
      </ActionBar>
    </form>
  );
}

interface EntryFieldsProps extends Omit<EditorProps, 'entry'> {
  /** It should have been submitted. */
  isAsked: boolean;
}

/** The fields; after the deadline those of files alone, and what was saved in the others. */
function EntryFields({ view, editor, grace, isAsked }: EntryFieldsProps) {
  const t = useEntryText();
  const problemText = useProblemText();
  const { form, problems, saver, setFailed, texts } = editor;
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
    <>
      {grace.isLate ? (
        <AnswerList
          form={[]}
          answers={{}}
          head={headFields.map((name) => ({ label: t(`form.${name}`), value: texts[name] }))}
        />
      ) : (
        <>
          <p className="text-small text-muted">{t('form.private')}</p>
          {headFields.map((name) => (
            <HeadFieldPart key={name} name={name} control={form.control} error={errorOf(name)} />
          ))}
        </>
      )}
      {fields.map((field) =>
        grace.isLate && field.kind !== 'FILE' ? (
          <AnswerList key={field.id} form={[field]} answers={texts.answers} />
        ) : (
          <EntryFieldPart
            key={field.id}
            field={field}
            control={form.control}
            error={errorOf(field.id)}
            grace={grace}
            onFile={() => void saver.save()}
            onFailed={(isFailed) => setFailed(field.id, isFailed)}
          />
        ),
      )}
    </>
  );
}
