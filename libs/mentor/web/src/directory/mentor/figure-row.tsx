import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MentorCard } from '@upround/mentor/contract';
import { useFormat } from '@upround/shared/i18n';
import { ICON_STROKE } from '@upround/shared/ui';
import { useMentorCardText } from '../../components/messages/catalogue';
import { useMentorPaneText } from './messages/catalogue';

interface FigureCellProps {
  name: string;
  /** Null where nothing was counted yet. */
  figure: ReactNode;
  /** In place of a figure. */
  none: string;
  note?: string;
}

function FigureCell({ name, figure, none, note }: FigureCellProps) {
  return (
    <div className="flex min-w-0 flex-col gap-0.5 px-3 first:pl-0 last:pr-0 small:px-4">
      <dt className="text-caption text-muted">{name}</dt>
      <dd className="figures">
        {figure === null ? (
          <span className="text-small font-medium">{none}</span>
        ) : (
          <span className="flex items-center gap-1 font-semibold">{figure}</span>
        )}
        {note !== undefined && <span className="block text-caption text-muted">{note}</span>}
      </dd>
    </div>
  );
}

interface FigureRowProps {
  mentor: MentorCard;
  /** Sessions are confirmed without an answer. */
  isInstant: boolean;
}

/** What was counted here of a mentor. */
export function FigureRow({ mentor, isInstant }: FigureRowProps) {
  const t = useMentorPaneText();
  const tCard = useMentorCardText();
  const format = useFormat();
  const { rating, reviewCount, sessions, replyHours } = mentor;
  const stars = (value: number) =>
    t('figures.ratingOf', {
      rating: format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    });
  return (
    <dl aria-label={t('figures.label')} className="grid grid-cols-3 divide-x border-y py-3">
      <FigureCell
        name={t('figures.rating')}
        figure={
          rating === null ? null : (
            <>
              <Star
                aria-hidden
                size={16}
                strokeWidth={ICON_STROKE}
                fill="currentColor"
                className="text-warning-text"
              />
              {stars(rating)}
            </>
          )
        }
        none={t('figures.noRating')}
        {...(rating !== null && { note: tCard('reviews', { count: reviewCount }) })}
      />
      <FigureCell
        name={t('figures.sessions')}
        figure={sessions === 0 ? null : format.number(sessions)}
        none={t('figures.new')}
      />
      <FigureCell
        name={t('figures.reply')}
        figure={replyHours === null ? null : t('figures.replyHours', { hours: replyHours })}
        none={t(isInstant ? 'figures.instant' : 'figures.noReply')}
      />
    </dl>
  );
}
