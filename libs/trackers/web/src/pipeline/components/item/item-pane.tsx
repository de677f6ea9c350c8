import { X } from 'lucide-react';
import type { PipelineItem } from '@upround/trackers/contract';
import { useGoBack } from '@upround/shared/routing';
import { IconButton, TopBar } from '@upround/shared/ui';
import { RecordSkeleton } from '../../../record/record-skeleton';
import { usePipelineText } from '../../messages/catalogue';
import type { PipelineActions } from '../use-pipeline-actions';
import { GoneItem } from './gone-item';
import { ItemDetail } from './item-detail';

interface ItemPaneProps {
  id: string;
  /** Undefined where the pipeline doesn't have it, or isn't there yet. */
  item: PipelineItem | undefined;
  /** The pipeline isn't there yet. */
  isLoading: boolean;
  rounds: readonly string[];
  actions: PipelineActions;
  /** The pipeline without it. */
  back: string;
  /** Beside the pipeline; otherwise in its place. */
  isBeside: boolean;
  onClose: () => void;
}

/** The open item: beside the pipeline where that is wide, otherwise in its place. */
export function ItemPane(props: ItemPaneProps) {
  const { id, item, isLoading, rounds, actions, back, isBeside, onClose } = props;
  const t = usePipelineText();
  const goBack = useGoBack(back);
  return (
    <section
      aria-label={t('item.label')}
      tabIndex={-1}
      data-pane-focus
      className="relative outline-hidden"
    >
      {isBeside ? (
        <div className="absolute top-3 right-3 z-10">
          <IconButton icon={X} label={t('item.close')} onClick={onClose} />
        </div>
      ) : (
        <TopBar backLabel={t('item.back')} onBack={goBack}>
          {t('item.bar')}
        </TopBar>
      )}
      {isLoading ? (
        <RecordSkeleton />
      ) : item === undefined ? (
        <GoneItem id={id} back={back} />
      ) : (
        <ItemDetail
          item={item}
          actions={actions}
          rounds={rounds}
          hasCorner={isBeside}
          onDelete={() => {
            onClose();
            actions.remove(item);
          }}
        />
      )}
    </section>
  );
}
