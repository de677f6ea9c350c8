import type { Competition } from '@upround/competitions/contract';
import { Badge } from '@upround/shared/ui';
import { entryTileGridClasses } from '../components/entry-tile-grid';
import { EntryTileHead } from '../components/entry-tile-head';
import { WinnerText } from '../components/winners';
import { useCompetitionPartsText } from '../components/messages/catalogue';
import { useCompetitionText } from './messages/catalogue';

interface WinnerTilesProps {
  competition: Competition;
}

/** Who came first, as cards below a heading that says that they won. */
export function WinnerTiles({ competition: { winners, slug } }: WinnerTilesProps) {
  const t = useCompetitionText();
  const tParts = useCompetitionPartsText();
  return (
    <ul aria-label={tParts('winners.label')} className={entryTileGridClasses}>
      {winners.map((winner) => (
        <li
          key={winner.entryId}
          className="min-w-0 overflow-hidden rounded-surface border bg-surface-raised"
        >
          <EntryTileHead title={winner.title}>
            <Badge tone="accent">{t('about.place', { place: 1 })}</Badge>
          </EntryTileHead>
          <div className="px-4 pt-2 pb-4">
            <WinnerText slug={slug} winner={winner} isHeaded />
          </div>
        </li>
      ))}
    </ul>
  );
}
