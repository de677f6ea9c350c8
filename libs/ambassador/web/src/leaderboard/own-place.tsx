import { useId } from 'react';
import type { BoardRow } from '@upround/ambassador/contract';
import { BoardRows } from './board-rows';
import { useAmbassadorLeaderboardText } from './messages/catalogue';

/** One's own place with its neighbours, while it isn't in the list itself; nothing for those who have none. */
export function OwnPlace({ rows }: { rows: readonly BoardRow[] }) {
  const t = useAmbassadorLeaderboardText();
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h2 id={id} className="flex flex-wrap items-baseline gap-x-3 font-semibold">
        {t('own.title')}
        <span className="text-small font-regular text-muted">{t('own.hint')}</span>
      </h2>
      <BoardRows label={t('own.title')} rows={rows} />
    </section>
  );
}
