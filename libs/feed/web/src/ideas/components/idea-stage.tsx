import { ideaStages, type IdeaStage as Stage } from '@upround/feed/contract';
import { classes } from '@upround/shared/ui';
import { useIdeaText } from './messages/catalogue';

/** How far an idea is, as one of the steps from a thought to a business. */
export function IdeaStage({ stage }: { stage: Stage }) {
  const t = useIdeaText();
  const at = ideaStages.indexOf(stage);
  return (
    <section aria-labelledby="idea-stage" className="flex flex-col gap-2 medium:col-span-2">
      <h2 id="idea-stage" className="font-semibold">
        {t('idea.stage')}
      </h2>
      <p className="sr-only">
        {t(`stages.${stage}`)}. {t('idea.stageOf', { stage: at + 1, stages: ideaStages.length })}
      </p>
      <ol aria-hidden="true" className="flex gap-1">
        {ideaStages.map((step, index) => (
          <li key={step} className="flex min-w-0 flex-1 flex-col gap-1.5">
            <span
              className={classes(
                'h-1.5 rounded-full',
                index <= at ? 'bg-accent' : 'bg-surface-active',
              )}
            />
            <span
              className={classes(
                'text-caption wrap-anywhere',
                index === at ? 'font-semibold' : 'text-muted',
              )}
            >
              {t(`stages.${step}`)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
