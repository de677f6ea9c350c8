import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { editIdea, type Idea } from '@upround/feed/contract';
import { api, ApiError } from '@upround/shared/api-client';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { AlertDialog, Button, Dialog } from '@upround/shared/ui';
import { invalidateSearch } from '../../data/search-cache';
import { changeIdea } from '../data/idea-cache';
import {
  editableOf,
  ideaBodyOf,
  ideaProblems,
  type DraftIdea,
} from '../../composer/model/draft-idea';
import { IdeaFields } from './idea-fields';
import { useIdeaText } from './messages/catalogue';
import { useIdeaProblemText } from './use-idea-problem-text';

export interface EditIdeaDialogProps {
  idea: Idea;
  onClose: () => void;
}

/** The API's error for a field, and the value it was for. */
interface Refusal {
  name: keyof DraftIdea;
  value: unknown;
  sentence: string;
}

const isSame = (one: DraftIdea, other: DraftIdea) =>
  JSON.stringify(ideaBodyOf(one)) === JSON.stringify(ideaBodyOf(other));

/** Edits an idea as its author. */
export function EditIdeaDialog({ idea, onClose }: EditIdeaDialogProps) {
  const t = useIdeaText();
  const say = useIdeaProblemText();
  const client = useQueryClient();
  const fail = useFailureToast();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() => editableOf(idea));
  const [checks, setChecks] = useState(0);
  const [refusal, setRefusal] = useState<Refusal>();
  const [isBusy, setBusy] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const isChanged = !isSame(draft, editableOf(idea));
  const problems = checks === 0 ? [] : ideaProblems(draft);

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [checks, refusal]);

  const errorAt = (name: keyof DraftIdea) => {
    const problem = problems.find(({ at }) => at === name);
    if (problem !== undefined) return say(problem);
    return refusal?.name === name && refusal.value === draft[name] ? refusal.sentence : undefined;
  };

  async function save() {
    if (isBusy) return;
    setChecks((count) => count + 1);
    if (ideaProblems(draft).length > 0) return;
    if (!isChanged) {
      onClose();
      return;
    }
    setBusy(true);
    try {
      const saved = await api.call(editIdea, {
        params: { id: idea.id },
        body: ideaBodyOf(draft),
      });
      changeIdea(client, saved.id, () => saved);
      invalidateSearch(client);
      onClose();
      toast.show({ text: t('edit.saved') });
    } catch (error) {
      setBusy(false);
      const name = error instanceof ApiError ? error.path?.split('.')[0] : undefined;
      if (error instanceof ApiError && name !== undefined && name in draft) {
        const field = name as keyof DraftIdea;
        setRefusal({ name: field, value: draft[field], sentence: error.clientMessage });
      } else {
        fail(error, t('edit.failed'));
      }
    }
  }

  const leave = () => (isChanged ? setLeaving(true) : onClose());
  return (
    <>
      <Dialog
        open
        steady
        keepOpenOutside
        onOpenChange={leave}
        title={t('edit.title')}
        footer={
          <>
            <Button onClick={leave}>{t('edit.cancel')}</Button>
            <Button variant="primary" busy={isBusy} onClick={() => void save()}>
              {t('edit.save')}
            </Button>
          </>
        }
      >
        <form
          ref={form}
          noValidate
          aria-label={t('edit.title')}
          onSubmit={(event) => event.preventDefault()}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
          }}
        >
          <IdeaFields
            idea={draft}
            autoFocus
            errorAt={errorAt}
            onChange={(changes) => setDraft((before) => ({ ...before, ...changes }))}
          />
        </form>
      </Dialog>
      <AlertDialog
        open={isLeaving}
        onOpenChange={setLeaving}
        title={t('edit.discardTitle')}
        confirmText={t('edit.discardConfirm')}
        cancelText={t('edit.keep')}
        onConfirm={onClose}
      >
        {t('edit.discardText')}
      </AlertDialog>
    </>
  );
}
