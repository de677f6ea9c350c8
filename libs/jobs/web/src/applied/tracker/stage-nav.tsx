import { Anchor, Count } from '@upround/shared/ui';
import { chipClasses } from '../../components/chip-classes';
import { ScrollRow } from '../../components/scroll-row';
import { useAppliedText } from '../messages/catalogue';
import type { StageChoice } from '../stages';
import type { StageTotals } from './use-stage-totals';

interface StageNavProps<Stage extends StageChoice> {
  stages: readonly Stage[];
  current: Stage;
  /** How many there are at each stage, where that is known. */
  totals: StageTotals;
  hrefOf: (stage: Stage) => string;
}

/** The stages to choose from, each with an address and how many are there. */
export function StageNav<Stage extends StageChoice>(props: StageNavProps<Stage>) {
  const { stages, current, totals, hrefOf } = props;
  const t = useAppliedText();
  const wordsOf = (stage: StageChoice) => t(`stage.${stage}`);
  return (
    <nav aria-label={t('stage.label')} className="border-b">
      <ScrollRow>
        <ul className="flex w-max gap-1.5 px-4 py-3">
          {stages.map((stage) => {
            const total = totals[stage];
            return (
              <li key={stage}>
                <Anchor
                  href={hrefOf(stage)}
                  aria-current={stage === current ? 'page' : undefined}
                  className={chipClasses(stage === current)}
                >
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
