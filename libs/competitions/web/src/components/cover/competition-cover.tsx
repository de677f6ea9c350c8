import { Trophy } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { CompetitionCard } from '@upround/competitions/contract';
import { classes, ICON_STROKE } from '@upround/shared/ui';
import { useCompetitionPartsText } from '../messages/catalogue';
import { CoverDrawing } from './cover-drawing';
import { coverLookOf } from './cover-look';
import { OrganiserMarks } from './organiser-marks';
import { prizePartsOf } from './prize-parts';

const GROUND_COLOR = 'color-mix(in oklab, var(--avatar-mark) 82%, transparent)';
/** Behind the words the drawing is faint, so that none of its shapes crosses them. It begins above them, softly. */
const GROUND = `linear-gradient(to top, ${GROUND_COLOR} calc(100% - 1.25rem), transparent)`;

interface CompetitionCoverProps {
  competition: Pick<CompetitionCard, 'slug' | 'kind' | 'organiser' | 'prize'>;
  /** On the competition's own page, with larger words. */
  isLarge?: boolean;
  /** The classes of its ratio. It grows with its text, so that none is cut off. */
  ratio: string;
  /** Its place. */
  className: string;
}

/** The cover of a competition: who runs it and what it gives, on a drawing of its own. */
export function CompetitionCover({
  competition,
  isLarge = false,
  ratio,
  className,
}: CompetitionCoverProps) {
  const { slug, kind, organiser, prize } = competition;
  const look = coverLookOf(slug, kind);
  return (
    // Uses the dark tokens in both modes.
    <div data-color-mode="dark" className={classes('text-text', className)}>
      {/* A box with a ratio grows with its content only as a grid that isn't an item of one itself. */}
      <div className={classes('grid overflow-clip rounded-surface', ratio)}>
        <div
          className="avatar-drawing relative flex min-w-0 grow flex-col justify-between"
          style={{ '--avatar-hue': look.hue, background: 'var(--avatar-mark)' } as CSSProperties}
        >
          <CoverDrawing look={look} />
          <div className={classes('relative flex', isLarge ? 'px-4 pt-4' : 'px-3 pt-3')}>
            <OrganiserMarks organiser={organiser} isFramed />
          </div>
          <CoverPrize prize={prize} isLarge={isLarge} />
        </div>
      </div>
    </div>
  );
}

interface CoverPrizeProps extends Pick<CompetitionCard, 'prize'> {
  isLarge: boolean;
}

/** The main prize, its amount larger. */
function CoverPrize({ prize, isLarge }: CoverPrizeProps) {
  const t = useCompetitionPartsText();
  if (prize === null) return null;
  const { amount, rest } = prizePartsOf(prize);
  return (
    <p
      className={classes(
        'relative flex min-w-0 flex-col pt-3 wrap-anywhere',
        isLarge ? 'px-4 pb-4' : 'px-3 pb-3',
      )}
      style={{ background: GROUND }}
    >
      <span className="flex items-center gap-1.5 text-caption font-medium">
        <Trophy aria-hidden size={14} strokeWidth={ICON_STROKE} className="shrink-0" />
        {t('prize')}
      </span>{' '}
      {amount !== null && (
        <span className={classes('figures font-semibold', isLarge ? 'text-display' : 'text-title')}>
          {amount}{' '}
        </span>
      )}
      <span
        className={
          amount !== null
            ? 'text-small font-medium'
            : classes('font-semibold', isLarge ? 'text-title' : 'text-small')
        }
      >
        {rest}
      </span>
    </p>
  );
}
