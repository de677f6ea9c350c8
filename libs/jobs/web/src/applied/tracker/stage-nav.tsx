import { Anchor, Count, ScrollRow, Skeleton } from '@upround/shared/ui';
import { chipClasses } from '../../components/chip-classes';
import { StageDot } from '../../components/stage-dot';
import { useAppliedText } from '../messages/catalogue';
import { toneOf, type StageChoice } from '../stages';
import type { StageTotals } from './use-stage-totals';

interface StageNavProps<Stage extends StageChoice> {
  stages: readonly Stage[];
  current: Stage;
  /** How many there are at each stage; undefined until that is known. */
  totals: StageTotals | undefined;
  hrefOf: (stage: Stage) => string;
}

/** The stages to choose from, each with an address and how many are there; a stage without any is left out. */
export function StageNav<Stage extends StageChoice>(props: StageNavProps<Stage>) {
  const { stages, current, totals, hrefOf } = props;
  const t = useAppliedText();
  const wordsOf = (stage: StageChoice) => t(`stage.${stage}`);
  if (totals === undefined) return <StageNavSkeleton />;
  const shown = stages.filter(
    (stage) => totals[stage] !== 0 || stage === current || stage === 'all',
  );
  return (
    <nav aria-label={t('stage.label')} className="min-w-0">
      <ScrollRow>
        <ul className="flex w-max gap-1.5 px-4 py-3 medium:px-6">
          {shown.map((stage) => {
            const total = totals[stage];
            const tone = toneOf(stage);
            return (
              <li key={stage}>
                <Anchor
                  href={hrefOf(stage)}
                  aria-current={stage === current ? 'page' : undefined}
                  className={chipClasses(stage === current)}
                >
                  {tone !== undefined && <StageDot tone={tone} />}
                  {wordsOf(stage)}{' '}
                  {total !== undefined && <Count value={total} className="font-regular" />}
                </Anchor>
              </li>
            );
          })}
        </ul>
      </ScrollRow>
    </nav>
  );
}

function StageNavSkeleton() {
  return (
    <div aria-hidden className="flex gap-1.5 px-4 py-3 medium:px-6">
      <Skeleton className="h-8 w-12" />
      <Skeleton className="h-8 w-24" />
      <Skeleton className="h-8 w-24" />
    </div>
  );
}
