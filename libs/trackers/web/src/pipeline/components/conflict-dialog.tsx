import { useQueryClient } from '@tanstack/react-query';
import type { PipelineChange, PipelineItem } from '@upround/trackers/contract';
import { Button, Dialog } from '@upround/shared/ui';
import { useTrackerTexts } from '../../components/tracker-texts';
import { shownItem } from '../data/pipeline-cache';
import { usePipelineText } from '../messages/catalogue';

export interface Conflict {
  /** As it was when the member changed it. */
  item: PipelineItem;
  changes: PipelineChange;
}

interface ConflictDialogProps {
  conflict: Conflict;
  onClose: () => void;
  /** With the item as it is saved now. */
  onMine: (conflict: Conflict) => void;
}

/** A stage or rating that another tab changed meanwhile: both versions, and the choice between them. */
export function ConflictDialog({ conflict, onClose, onMine }: ConflictDialogProps) {
  const t = usePipelineText();
  const texts = useTrackerTexts();
  const client = useQueryClient();
  const { item, changes } = conflict;
  const saved = shownItem(client, item.id) ?? item;
  const isStage = changes.stage !== undefined;
  const words = ({ stage, rating }: PipelineChange) => {
    if (isStage) return stage === undefined ? t('conflict.none') : texts.pipelineStage(stage);
    return rating === null || rating === undefined
      ? t('rating.none')
      : t('rating.star', { count: rating });
  };
  const versions = [
    { label: t('conflict.yours'), value: words(changes) },
    { label: t('conflict.saved'), value: words(saved) },
  ];
  return (
    <Dialog
      open
      focusTitle
      onOpenChange={onClose}
      title={t('conflict.dialog', { name: item.name })}
      description={t('conflict.text')}
      footer={
        <>
          <Button onClick={onClose}>{t('conflict.useSaved')}</Button>
          <Button
            variant="primary"
            onClick={() => {
              onMine({ item: saved, changes });
              onClose();
            }}
          >
            {t('conflict.useMine')}
          </Button>
        </>
      }
    >
      <dl className="grid grid-cols-2 gap-4">
        {versions.map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-small text-muted">{label}</dt>
            <dd className="font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
