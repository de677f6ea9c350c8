import type { ResultLine } from '@upround/competitions/contract';
import { useFormat } from '@upround/shared/i18n';
import { classes } from '@upround/shared/ui';
import { useCompetitionText } from './messages/catalogue';
import { scoreText } from './score-text';

/** The width of a column of the ranking. */
const column = 'wide:w-18 wide:text-right';

const labelsOf = (hasVotes: boolean) =>
  hasVotes
    ? (['score', 'mean', 'votes', 'judges'] as const)
    : (['score', 'mean', 'judges'] as const);

interface ResultFiguresProps {
  line: ResultLine;
  /** Under the heads of columns, where there's room for these: each figure has its label elsewhere. */
  hasHeads?: boolean;
  /** False where its votes are beside them. */
  hasVotes?: boolean;
}

/** What an entry was scored, and by how many. */
export function ResultFigures(props: ResultFiguresProps) {
  const { line, hasHeads = false, hasVotes = line.entry.votes !== null } = props;
  const t = useCompetitionText();
  const format = useFormat();
  const { entry, score, mean, judges } = line;
  const figure = (value: number | null) => (value === null ? '–' : scoreText(format, value));
  const values = {
    score: figure(score),
    mean: figure(mean),
    votes: format.number(entry.votes ?? 0),
    judges: format.number(judges),
  };
  return (
    <dl className="figures flex min-w-0 flex-wrap gap-x-3 gap-y-1 small:gap-x-4 text-small">
      {labelsOf(hasVotes).map((label) => (
        <div key={label} className={classes('flex gap-1.5', hasHeads && `wide:block ${column}`)}>
          <dt className={classes('text-muted', hasHeads && 'wide:sr-only')}>
            {t(`result.${label}`)}
          </dt>
          <dd className={classes(label === 'score' && 'font-semibold')}>{values[label]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The heads of the columns. Each figure names its own for screen readers. */
export function FigureHeads({ hasVotes }: { hasVotes: boolean }) {
  const t = useCompetitionText();
  return (
    <div aria-hidden className="hidden justify-end gap-x-4 pb-2 text-small text-muted wide:flex">
      {labelsOf(hasVotes).map((label) => (
        <span key={label} className={column}>
          {t(`result.${label}`)}
        </span>
      ))}
    </div>
  );
}
