import { Circle, CircleCheck } from 'lucide-react';
import type { EntryField } from '@upround/competitions/contract';
import { AsidePart, Disclosure, ICON_STROKE } from '@upround/shared/ui';
import { focusField } from './entry-fields';
import { headFields } from './entry-values';
import { useEntryText } from './messages/catalogue';
import type { EntryEditor } from './use-entry-editor';
import { useFieldName } from './use-problem-text';

interface EntryChecklistProps {
  form: readonly EntryField[];
  editor: EntryEditor;
}

interface ToDo {
  key: string;
  fieldId: string;
  text: string;
}

/** What is missing before the entry can be submitted, and files that weren't uploaded. */
function useToDos({ form, editor }: EntryChecklistProps): readonly ToDo[] {
  const t = useEntryText();
  const nameOf = useFieldName(form);
  const { problems, notUploaded } = editor;
  const isFailed = (fieldId: string) => notUploaded.some(({ id }) => id === fieldId);
  const isAsked = (fieldId: string) => problems.some((one) => one.fieldId === fieldId);
  return [
    ...problems.map(({ fieldId, problem }) => {
      const kind = problem === 'MISSING' ? 'missing' : 'wrong';
      return {
        key: `${fieldId} ${problem}`,
        fieldId,
        text: t(`checklist.${isFailed(fieldId) ? 'notUploaded' : kind}`, {
          label: nameOf(fieldId),
        }),
      };
    }),
    // A file that should be there is one thing to do, whether or not one was chosen.
    ...notUploaded
      .filter(({ id }) => !isAsked(id))
      .map(({ id, label }) => ({
        key: id,
        fieldId: id,
        text: t('checklist.notUploaded', { label }),
      })),
  ];
}

/** Required fields that have a valid answer, in the order of the form. */
function doneFields({ form, editor }: EntryChecklistProps): readonly string[] {
  const open = new Set([
    ...editor.problems.map(({ fieldId }) => fieldId),
    ...editor.notUploaded.map(({ id }) => id),
  ]);
  const required = form.filter(({ isRequired }) => isRequired).map(({ id }) => id);
  return [...headFields, ...required].filter((fieldId) => !open.has(fieldId));
}

/** The checklist beside the form: what is left, each leading to its field, and what is done. */
export function EntryChecklist(props: EntryChecklistProps) {
  const t = useEntryText();
  const toDos = useToDos(props);
  const nameOf = useFieldName(props.form);
  const done = doneFields(props);
  const count = props.editor.problems.length;
  return (
    <AsidePart title={t('checklist.title')}>
      {count > 0 && <p className="text-small text-muted">{t('checklist.left', { count })}</p>}
      {toDos.length === 0 ? <Done /> : <ToDoList toDos={toDos} />}
      {done.length > 0 && (
        <ul aria-label={t('checklist.doneLabel')} className="flex flex-col">
          {done.map((fieldId) => (
            <li key={fieldId} className="flex min-h-9 items-center gap-2.5 text-small text-muted">
              <CircleCheck {...markProps} className="shrink-0 text-success-text" />
              <span className="min-w-0 wrap-anywhere">{nameOf(fieldId)}</span>
            </li>
          ))}
        </ul>
      )}
    </AsidePart>
  );
}

/** The checklist above the form, where nothing is beside it: one line, which unfolds. */
export function FoldedChecklist(props: EntryChecklistProps) {
  const t = useEntryText();
  const toDos = useToDos(props);
  if (toDos.length === 0) return <Done />;
  return (
    <Disclosure label={t('checklist.toDo', { count: toDos.length })} variant="boxed">
      <div className="px-4 pb-2">
        <ToDoList toDos={toDos} />
      </div>
    </Disclosure>
  );
}

const markProps = { 'aria-hidden': true, size: 18, strokeWidth: ICON_STROKE } as const;

function Done() {
  const t = useEntryText();
  return (
    <p className="flex gap-2 text-small">
      <CircleCheck
        aria-hidden
        size={20}
        strokeWidth={ICON_STROKE}
        className="shrink-0 text-success-text"
      />
      {t('checklist.done')}
    </p>
  );
}

function ToDoList({ toDos }: { toDos: readonly ToDo[] }) {
  return (
    <ul className="-mx-2 flex flex-col">
      {toDos.map(({ key, fieldId, text }) => (
        <li key={key}>
          <button
            type="button"
            onClick={() => focusField(fieldId)}
            className="flex min-h-9 w-full items-center gap-2.5 rounded-control px-2 py-1.5 text-left text-small text-accent-text focus-ring wrap-anywhere hover:bg-surface-hover"
          >
            <Circle {...markProps} className="shrink-0 text-muted" />
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
