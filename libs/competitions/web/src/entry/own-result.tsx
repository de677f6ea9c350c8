import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { OwnResult } from '@upround/competitions/contract';
import { useFormat, type Format } from '@upround/shared/i18n';
import { FailureReason } from '@upround/shared/query';
import {
  Badge,
  ButtonLink,
  classes,
  ErrorState,
  ProgressBar,
  Skeleton,
  SkeletonGroup,
  Surface,
} from '@upround/shared/ui';
import { useCompetitionText } from '../competition/messages/catalogue';
import { PrizeLine } from '../competition/prize-line';
import { scoreText } from '../competition/score-text';
import { certificateFile } from '../data/certificate-file';
import { ownResultQuery } from '../data/competition-queries';

/** The scale of scores. */
const MOST = 10;

const figureIn = (format: Format) => (value: number) => scoreText(format, value);

interface OwnResultPartProps {
  slug: string;
  /** The code of the receipt that the certificate is of; null for an entry that others can't see, which has none. */
  certificate: string | null;
}

/** How the member's entry did, with the average of each criterion; nothing where it wasn't submitted. */
export function OwnResultPart({ slug, certificate }: OwnResultPartProps) {
  const t = useCompetitionText();
  const query = useQuery(ownResultQuery(slug));
  if (query.isPending) {
    return (
      <SkeletonGroup label={t('result.loading')}>
        <Skeleton className="h-56 w-full rounded-surface" />
      </SkeletonGroup>
    );
  }
  if (query.data === undefined) {
    return (
      <ErrorState
        level={3}
        title={t('result.failed')}
        className="px-0"
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        <FailureReason error={query.error} />
      </ErrorState>
    );
  }
  const { result } = query.data;
  if (result === null) return null;
  return (
    <Surface as="section" aria-label={t('result.own')} className="flex flex-col gap-4">
      <div className="flex min-w-0 flex-col gap-2">
        <h3 className="text-small font-medium text-muted">{t('result.own')}</h3>
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
          <p
            className={classes(
              'figures font-semibold',
              result.rank === null ? 'text-title' : 'text-display',
            )}
          >
            {result.rank === null
              ? t('result.ownNone')
              : t('result.ownRank', { rank: String(result.rank), ranked: String(result.ranked) })}
          </p>
          {result.isFavourite && <Badge tone="accent">{t('result.favourite')}</Badge>}
        </div>
        {result.prize !== null && <PrizeLine prize={result.prize} />}
      </div>
      <Figures result={result} />
      {result.byCriterion.length > 0 && <ByCriterion criteria={result.byCriterion} />}
      <p className="text-small text-muted">{t('result.how')}</p>
      {certificate !== null && (
        <ButtonLink
          href={certificateFile(certificate)}
          icon={Download}
          download
          className="self-start"
        >
          {t('receipt.certificate')}
        </ButtonLink>
      )}
    </Surface>
  );
}

function Figures({ result: { score, mean, votes } }: { result: OwnResult }) {
  const t = useCompetitionText();
  const format = useFormat();
  const figure = figureIn(format);
  const figures = [
    score !== null && { label: t('result.score'), value: figure(score), isMain: true },
    mean !== null && { label: t('result.mean'), value: figure(mean), isMain: false },
    votes !== null && { label: t('result.votes'), value: format.number(votes), isMain: false },
  ].filter((one) => one !== false);
  if (figures.length === 0) return null;
  return (
    <dl className="figures flex gap-8 border-y py-3">
      {figures.map(({ label, value, isMain }) => (
        <div key={label}>
          <dt className="text-small text-muted">{label}</dt>
          <dd className={classes('text-title', isMain && 'font-semibold')}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The average of each criterion: bars for the eye, a table for screen readers. */
function ByCriterion({ criteria }: { criteria: OwnResult['byCriterion'] }) {
  const t = useCompetitionText();
  const figure = figureIn(useFormat());
  return (
    <>
      <ul aria-hidden className="flex flex-col gap-3">
        {criteria.map(({ id, label, mean }) => (
          <li key={id} className="flex min-w-0 flex-col gap-1.5 text-small">
            <span className="flex items-baseline justify-between gap-4">
              <span className="min-w-0 wrap-anywhere">{label}</span>
              <span className="figures font-medium">{figure(mean)}</span>
            </span>
            <ProgressBar label={label} value={mean} max={MOST} />
          </li>
        ))}
      </ul>
      {/* A table keeps its size: only a block around it can be cut to nothing. */}
      <div className="sr-only">
        <table>
          <caption>{t('result.byCriterion')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('judging.criterion')}</th>
              <th scope="col">{t('result.mean')}</th>
            </tr>
          </thead>
          <tbody>
            {criteria.map(({ id, label, mean }) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                <td>{figure(mean)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
