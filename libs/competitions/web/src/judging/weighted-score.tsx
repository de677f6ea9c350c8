import type { Competition } from '@upround/competitions/contract';
import { weightedScore } from '@upround/competitions/model';
import { useFormat } from '@upround/shared/i18n';
import { scoreText } from '../competition/score-text';
import { useJudgingText } from './messages/catalogue';

interface WeightedScoreProps {
  criteria: Competition['criteria'];
  /** As far as they were chosen, by the id of the criterion. */
  points: Readonly<Record<string, number>>;
}

/** What the points of the form make by the published weights, read out as they are chosen. */
export function WeightedScore({ criteria, points }: WeightedScoreProps) {
  const t = useJudgingText();
  const format = useFormat();
  const given = criteria.filter(({ id }) => points[id] !== undefined);
  const isWhole = given.length === criteria.length;
  const score = given.length === 0 ? null : scoreText(format, weightedScore(given, { points }));
  return (
    <div
      role="status"
      aria-atomic="true"
      className="figures flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t pt-4"
    >
      <span className="text-small font-medium">{t('score.weighted')}</span>
      {score === null ? (
        <span className="text-small text-muted">{t('score.weightedNone')}</span>
      ) : (
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-title font-semibold">{t('score.of', { score })}</span>
          {!isWhole && (
            <span className="text-small text-muted">
              {t('score.soFar', { given: String(given.length), all: String(criteria.length) })}
            </span>
          )}
        </span>
      )}
    </div>
  );
}
