import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { PipelineItem } from '@upround/trackers/contract';
import { Button } from '@upround/shared/ui';
import { usePipelineText } from '../../messages/catalogue';
import { StageMenu } from '../stage-menu';
import type { PipelineActions } from '../use-pipeline-actions';
import { ItemHead } from './item-head';
import { RatingField } from './rating-field';
import { TypedField } from './typed-field';

interface ItemDetailProps {
  item: PipelineItem;
  actions: PipelineActions;
  /** The rounds that were named so far. */
  rounds: readonly string[];
  onDelete: () => void;
  /** A button of its pane is over the corner. */
  hasCorner: boolean;
}

/** Everything that the member knows about a funder of the pipeline. */
export function ItemDetail({ item, actions, rounds, onDelete, hasCorner }: ItemDetailProps) {
  const t = usePipelineText();
  const titleId = useId();
  return (
    <article
      aria-labelledby={titleId}
      className="flex max-w-measure flex-col gap-5 px-4 py-6 medium:px-6"
    >
      <ItemHead item={item} titleId={titleId} hasCorner={hasCorner} />
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <div className="flex flex-col gap-1.5">
          <span aria-hidden className="text-small font-medium">
            {t('field.stage')}
          </span>
          <StageMenu isField item={item} actions={actions} />
        </div>
        <RatingField item={item} onRate={(rating) => actions.rate(item, rating)} />
      </div>
      {item.stage === 'PASSED' ? (
        <TypedField item={item} field="passReason" hint={t('pass.hint')} />
      ) : (
        <div className="flex flex-wrap gap-x-4 gap-y-5">
          <TypedField
            item={item}
            field="nextStep"
            hint={t('field.nextStepHint')}
            className="min-w-44 flex-1"
          />
          <TypedField item={item} field="nextStepOn" className="w-40" />
        </div>
      )}
      <TypedField item={item} field="notes" hint={t('field.notesHint')} />
      <TypedField item={item} field="introSource" hint={t('field.introSourceHint')} />
      <TypedField item={item} field="round" hint={t('field.roundHint')} suggestions={rounds} />
      {item.record === null && (
        <>
          <TypedField item={item} field="name" />
          <TypedField item={item} field="website" hint={t('field.websiteHint')} />
        </>
      )}
      <div className="border-t pt-4">
        <Button icon={Trash2} variant="quiet" className="-ml-4" onClick={onDelete}>
          {t('item.delete')}
        </Button>
      </div>
    </article>
  );
}
