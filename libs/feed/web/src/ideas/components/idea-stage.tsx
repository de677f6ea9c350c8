import { ideaStages, type IdeaStage as Stage } from '@upround/feed/contract';
import { classes } from '@upround/shared/ui';
import { useIdeaText } from './messages/catalogue';

/** How far an idea is, as one of the steps from a thought to a business. */
export function IdeaStage({ stage }: { stage: Stage }) {
  const t = useIdeaText();
  const at = ideaStages.indexOf(stage);
  return (
    <section aria-labelledby="idea-stage" className="flex flex-col gap-2">
      <h2 id="idea-stage" className="font-semibold">
        {t('idea.stage')}
      </h2>
      <p aria-hidden="true" className="flex gap-1">
        {ideaStages.map((step, index) => (
          <span
            key={step}
            className={classes(
              'h-1.5 grow rounded-full',
              index <= at ? 'bg-accent' : 'bg-surface-active',
            )}
          />
        ))}
      </p>
      <p className="flex justify-between gap-3 text-small">
        <span className="font-medium">{t(`stages.${stage}`)}</span>
        <span className="text-muted figures">
          {t('idea.stageOf', { stage: at + 1, stages: ideaStages.length })}
        </span>
      </p>
    </section>
  );
}
