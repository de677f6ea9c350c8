import { ArrowDown, ArrowUp, Sparkle } from 'lucide-react';
import type { BoardRow } from '@upround/ambassador/contract';
import { useFormat } from '@upround/shared/i18n';
import { classes, ICON_STROKE } from '@upround/shared/ui';
import { BoardPerson } from '../components/board-person';
import { useAmbassadorLeaderboardText } from './messages/catalogue';

interface BoardRowsProps {
  label: string;
  rows: readonly BoardRow[];
}

/** Places of a board, in their order. */
export function BoardRows({ label, rows }: BoardRowsProps) {
  return (
    <ol aria-label={label} className="overflow-hidden rounded-surface border bg-surface-raised">
      {rows.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </ol>
  );
}

/** The room of a row, which its skeleton has too. */
export const rowClasses =
  'grid min-h-16 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 border-b px-3 py-2.5 last:border-b-0 medium:grid-cols-[auto_minmax(0,1fr)_auto_7rem] medium:px-4';

/** The first three places have a medal of their own colour. */
const medals: Readonly<Record<number, string>> = {
  1: 'bg-accent text-on-accent',
  2: 'bg-accent-subtle text-accent-text',
  3: 'bg-surface-active text-text',
};

function Row({ row }: { row: BoardRow }) {
  const t = useAmbassadorLeaderboardText();
  const format = useFormat();
  const { rank, points, change, active, isOwn } = row;
  const rankText = format.number(rank);
  return (
    <li
      aria-current={isOwn ? 'true' : undefined}
      className={classes(rowClasses, isOwn && 'bg-accent-subtle')}
    >
      <span
        className={classes(
          'figures flex size-9 items-center justify-center rounded-full text-small font-semibold',
          medals[rank] ?? 'text-muted',
          rank > 999 && 'text-caption',
        )}
      >
        <span aria-hidden>{rankText}</span>
        <span className="sr-only">{t('rank', { rank: rankText })}</span>
      </span>
      <BoardPerson row={row} />
      <span className="figures text-right text-small text-muted max-medium:hidden">
        {t('active', { count: active })}
      </span>
      <span className="flex flex-col items-end">
        <span className="figures font-semibold">
          {format.number(points)}
          <span className="text-small font-regular text-muted max-medium:sr-only">
            {' '}
            {t('points')}
          </span>
        </span>
        <span aria-hidden className="text-caption text-muted medium:hidden">
          {t('points')}
        </span>
        <Change change={change} />
      </span>
    </li>
  );
}

/** How many ranks someone rose or fell, as an arrow and in words; nothing to see where they stayed. */
function Change({ change }: { change: number | null }) {
  const t = useAmbassadorLeaderboardText();
  const format = useFormat();
  if (change === 0) return <span className="sr-only">{t('change.same')}</span>;
  const [IconPart, look, shown, words] =
    change === null
      ? ([Sparkle, 'text-info-text', t('change.newShort'), t('change.new')] as const)
      : change > 0
        ? ([
            ArrowUp,
            'text-success-text',
            format.number(change),
            t('change.up', { count: change }),
          ] as const)
        : ([
            ArrowDown,
            'text-danger-text',
            format.number(-change),
            t('change.down', { count: -change }),
          ] as const);
  return (
    <span className={classes('figures flex h-4 items-center gap-0.5 text-caption', look)}>
      <IconPart aria-hidden size={12} strokeWidth={ICON_STROKE} />
      <span aria-hidden>{shown}</span>
      <span className="sr-only">{words}</span>
    </span>
  );
}
