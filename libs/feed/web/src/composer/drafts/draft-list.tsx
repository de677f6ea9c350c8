import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { excerpt } from '@upround/shared/domain';
import { useFormat } from '@upround/shared/i18n';
import { toast } from '@upround/shared/toasts';
import { Button, EmptyState, IconButton } from '@upround/shared/ui';
import { useComposerText } from '../messages/catalogue';
import { draftTitle, type Draft } from '../model/draft';
import { draftsOf } from './draft-store';

interface DraftListProps {
  userId: string;
  /** The draft in the composer, which is not listed. */
  currentId: string;
  onOpen: (draft: Draft) => void;
  /** Begins a new post; the draft in the composer is saved. */
  onNew: () => void;
}

const byTime = (drafts: readonly Draft[]) => [...drafts].sort((a, b) => b.savedAt - a.savedAt);

/** Unposted drafts on this device. Deleting one can be undone. */
export function DraftList({ userId, currentId, onOpen, onNew }: DraftListProps) {
  const t = useComposerText();
  const format = useFormat();
  const stored = useMemo(() => draftsOf(userId), [userId]);
  const [drafts, setDrafts] = useState<readonly Draft[]>();
  useEffect(() => {
    let isGone = false;
    void stored.list().then((all) => {
      if (!isGone) setDrafts(all);
    });
    return () => {
      isGone = true;
    };
  }, [stored]);
  const shown = drafts?.filter(({ id }) => id !== currentId);

  const remove = (draft: Draft) => {
    setDrafts((now) => now?.filter(({ id }) => id !== draft.id));
    void stored.remove(draft.id);
    toast.show({
      type: 'info',
      text: t('compose.draftDeleted'),
      undo: () => {
        void stored.write(draft);
        setDrafts((now) => byTime([draft, ...(now ?? [])]));
      },
    });
  };
  const notesOf = ({ mode, pod, pictures, savedAt }: Draft) =>
    [
      t(`compose.${mode}`),
      pod?.name ?? t('compose.ownPage'),
      pictures.length > 0 && t('compose.pictureCount', { count: pictures.length }),
      format.relative(savedAt),
    ].filter((note) => note !== false);

  if (shown === undefined) return null;
  const startButton = (
    <Button icon={Plus} onClick={onNew}>
      {t('compose.newPost')}
    </Button>
  );
  if (shown.length === 0) {
    return (
      <EmptyState title={t('compose.noDrafts')} level={3} action={startButton} className="px-0">
        {t('compose.noDraftsHint')}
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <ul aria-label={t('compose.drafts')} className="-mx-2 flex flex-col">
        {shown.map((draft) => {
          const title = excerpt(draftTitle(draft), 90) || t('compose.untitled');
          return (
            <li key={draft.id} className="flex items-center gap-1 border-b last:border-b-0">
              <button
                type="button"
                onClick={() => onOpen(draft)}
                className="min-w-0 grow cursor-pointer rounded-control px-2 py-3 text-left focus-ring transition-colors hover:bg-surface-hover"
              >
                <span className="block truncate font-medium">{title}</span>
                <span className="block truncate text-small text-muted">
                  {notesOf(draft).join(' · ')}
                </span>
              </button>
              <IconButton
                icon={Trash2}
                label={t('compose.deleteDraft', { text: title })}
                onClick={() => remove(draft)}
              />
            </li>
          );
        })}
      </ul>
      <div>{startButton}</div>
    </div>
  );
}
