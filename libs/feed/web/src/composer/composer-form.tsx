import { useState, type DragEvent, type Ref } from 'react';
import { useSession } from '@upround/shared/session';
import { Avatar, classes, InlineError } from '@upround/shared/ui';
import type { PictureRefusal } from './model/accept-pictures';
import type { Draft } from './model/draft';
import type { DraftProblem } from './model/draft-problems';
import type { Refused } from './model/refusals';
import { DraftEditor } from './fields/draft-editor';
import { TargetField } from './fields/target-field';
import { useDraftErrors } from './fields/use-draft-errors';
import { useComposerText } from './messages/catalogue';
import { PictureList } from './pictures/picture-list';
import { PictureRefusals } from './pictures/picture-refusals';
import { DraftPage } from './preview/draft-page';

interface ComposerFormProps {
  ref: Ref<HTMLFormElement>;
  draft: Draft;
  problems: readonly DraftProblem[];
  refused: Refused | undefined;
  pictureRefusals: readonly PictureRefusal[];
  onChange: (changes: Partial<Draft>) => void;
  onFiles: (files: readonly File[]) => void;
  onSend: () => void;
}

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** The composer's form: text, pod and pictures, which can be pasted or dropped anywhere on it. */
export function ComposerForm(props: ComposerFormProps) {
  const { ref, draft, problems, refused, pictureRefusals, onChange, onFiles, onSend } = props;
  const t = useComposerText();
  const { user } = useSession();
  const errorAt = useDraftErrors(draft, problems, refused);
  const [isOver, setOver] = useState(false);
  const isIdea = draft.mode === 'idea';
  return (
    <form
      ref={ref}
      noValidate
      aria-label={t(isIdea ? 'compose.ideaTitle' : 'compose.title')}
      className="relative flex flex-col gap-4"
      onSubmit={(event) => event.preventDefault()}
      onPaste={(event) => {
        const files = [...event.clipboardData.files];
        if (files.length === 0) return;
        event.preventDefault();
        if (!isIdea) onFiles(files);
      }}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(!isIdea);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        if (!isIdea) onFiles([...event.dataTransfer.files]);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        onSend();
      }}
    >
      <div className="flex items-start gap-3">
        <Avatar
          size={40}
          name={user?.displayName ?? ''}
          seed={user?.id ?? ''}
          src={user?.avatarUrl ?? null}
        />
        {isIdea ? (
          <p className="self-center text-small text-muted">{t('compose.ideaPlace')}</p>
        ) : (
          <TargetField
            pod={draft.pod}
            error={errorAt('target')}
            onChange={(pod) => onChange({ pod })}
          />
        )}
      </div>
      <DraftEditor draft={draft} errorAt={errorAt} onChange={onChange} />
      <div className="flex flex-col gap-4 empty:hidden medium:pl-13">
        {!isIdea && (
          <>
            <PictureList
              pictures={draft.pictures}
              onChange={(pictures) => onChange({ pictures })}
              errorOf={(index) => errorAt('alt', index)}
            />
            <DraftPage draft={draft} onChange={onChange} />
            <PictureRefusals refusals={pictureRefusals} />
          </>
        )}
        {errorAt('post') !== undefined && <InlineError>{errorAt('post')}</InlineError>}
      </div>
      <p
        aria-hidden
        className={classes(
          'pointer-events-none absolute -inset-2 z-10 flex items-center justify-center rounded-control border-2 border-dashed border-accent bg-accent-subtle font-medium text-accent-text transition-opacity',
          isOver ? 'opacity-100' : 'opacity-0',
        )}
      >
        {t('compose.dropHere')}
      </p>
    </form>
  );
}
