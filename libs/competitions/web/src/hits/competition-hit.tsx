import type { FoundCompetition } from '@upround/competitions/contract';
import type { SearchHit } from '@upround/search/contract';
import { useFormat } from '@upround/shared/i18n';
import { MetaLine } from '@upround/shared/ui';
import { useCompetitionHitText } from './messages/catalogue';

interface HitProps {
  hit: SearchHit;
}

/** A moment of the server's details; null where it is missing or none. */
function momentOf(value: unknown): Date | null {
  const at = typeof value === 'string' ? new Date(value) : null;
  return at === null || Number.isNaN(at.getTime()) ? null : at;
}

/** The organiser, and the opening or the deadline of entries, whichever comes next. */
function Summary({ hit: { details = {} } }: HitProps) {
  const t = useCompetitionHitText();
  const format = useFormat();
  const { organiser, opensAt, closesAt }: Partial<FoundCompetition> = details;
  const [opens, closes] = [momentOf(opensAt), momentOf(closesAt)];
  const now = new Date();
  const momentText = () => {
    if (opens !== null && opens > now) return t('opens', { day: format.date(opens) });
    if (closes === null) return null;
    return t(closes > now ? 'closes' : 'over', { day: format.date(closes) });
  };
  const moment = momentText();
  return (
    <MetaLine className="mt-0.5">
      {typeof organiser === 'string' && <span>{t('by', { organiser })}</span>}
      {moment !== null && <span>{moment}</span>}
    </MetaLine>
  );
}

/** A competition in search results. */
export const competitionHit = { Summary };
