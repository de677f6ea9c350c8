import type { Competition } from '@upround/competitions/contract';
import { Badge } from '@upround/shared/ui';
import { TileHead } from '../components/tile-head';
import { tilesClasses } from '../components/tiles-classes';
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
    <ul aria-label={tParts('winners.label')} className={tilesClasses}>
      {winners.map((winner) => (
        <li
          key={winner.entryId}
          className="min-w-0 overflow-hidden rounded-surface border bg-surface-raised"
        >
          <TileHead title={winner.title}>
            <Badge tone="accent">{t('about.place', { place: 1 })}</Badge>
          </TileHead>
          <div className="px-4 pt-2 pb-4">
            <WinnerText slug={slug} winner={winner} isHeaded />
          </div>
        </li>
      ))}
    </ul>
  );
}
