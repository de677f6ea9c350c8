import { ImagePlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { postLimits } from '@upround/feed/contract';
import { useSession } from '@upround/shared/session';
import { Button, Dialog, FileButton, SegmentedControl } from '@upround/shared/ui';
import { DraftList } from './drafts/draft-list';
import { useComposerDraft } from './drafts/use-composer-draft';
import { pictureTypes } from './model/accept-pictures';
import { emptyDraft, isEmptyDraft, type DraftMode } from './model/draft';
import { problemsOf } from './model/draft-problems';
import type { ComposerOpening } from './composer-atoms';
import { ComposerForm } from './composer-form';
import { useComposerText } from './messages/catalogue';
import { useOutbox } from './outbox/use-outbox';
import { useAddPictures } from './pictures/use-add-pictures';
import { SavingNote } from './saving-note';

export interface ComposerDialogProps {
  opening: ComposerOpening;
  onClose: () => void;
}

const modes: readonly DraftMode[] = ['post', 'poll', 'quiz', 'idea', 'thread'];

/** Writes a post, a poll, a quiz, an idea or a thread. Loaded when it is about to be opened. */
export function ComposerDialog({ opening, onClose }: ComposerDialogProps) {
  const t = useComposerText();
  const outbox = useOutbox();
  const { user } = useSession();
  const userId = user?.id ?? '';
  const form = useRef<HTMLFormElement>(null);
  const { draft, saving, ...composer } = useComposerDraft(opening, userId);
  // When the draft was last validated; from then on the shown errors follow the typing.
  const [checkedAt, setCheckedAt] = useState<number>();
  const [showsDrafts, setShowsDrafts] = useState(false);
  const pictures = useAddPictures(draft.pictures, composer.change);
  const isIdea = draft.mode === 'idea';
  const problems = checkedAt === undefined ? [] : problemsOf(draft, checkedAt);

  // The first field that keeps it from being posted.
  useEffect(() => {
    if (checkedAt === undefined) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [checkedAt]);

  const send = () => {
    const now = Date.now();
    setCheckedAt(now);
    if (isEmptyDraft(draft) || problemsOf(draft, now).length > 0) return;
    composer.clear();
    outbox.send(draft);
    onClose();
  };
  const open: typeof composer.open = (other) => {
    setShowsDrafts(false);
    setCheckedAt(undefined);
    pictures.forget();
    return composer.open(other);
  };

  if (showsDrafts) {
    return (
      <Dialog
        open
        steady
        onOpenChange={onClose}
        title={t('compose.drafts')}
        footer={<Button onClick={() => setShowsDrafts(false)}>{t('compose.backToPost')}</Button>}
      >
        <DraftList
          userId={userId}
          currentId={draft.id}
          onOpen={(other) => void open(other)}
          onNew={() => void open(emptyDraft('post', opening.pod))}
        />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      steady
      keepOpenOutside={!isEmptyDraft(draft)}
      onOpenChange={onClose}
      title={t(isIdea ? 'compose.ideaTitle' : 'compose.title')}
      footer={
        <>
          {!isIdea && (
            <FileButton
              label={t('compose.addPictures')}
              icon={ImagePlus}
              iconOnly
              variant="quiet"
              accept={pictureTypes.join(',')}
              multiple
              className="-ml-2"
              disabled={draft.pictures.length >= postLimits.images}
              onFiles={pictures.add}
            />
          )}
          <SavingNote saving={saving} />
          <Button variant="quiet" onClick={() => setShowsDrafts(true)}>
            {t('compose.drafts')}
          </Button>
          <Button variant="primary" disabled={isEmptyDraft(draft)} onClick={send}>
            {t('compose.send')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <SegmentedControl
          label={t('compose.modes')}
          wide
          value={draft.mode}
          options={modes.map((value) => ({ value, label: t(`compose.${value}`) }))}
          onChange={(mode) => {
            setCheckedAt(undefined);
            void composer.setMode(mode);
          }}
        />
        <ComposerForm
          ref={form}
          draft={draft}
          problems={problems}
          refused={opening.refused}
          pictureRefusals={pictures.refusals}
          onChange={composer.change}
          onFiles={pictures.add}
          onSend={send}
        />
      </div>
    </Dialog>
  );
}
