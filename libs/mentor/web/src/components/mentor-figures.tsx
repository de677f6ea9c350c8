import type { MentorCard } from '@upround/mentor/contract';
import { Badge, MetaLine } from '@upround/shared/ui';
import { usePrice } from '../model/use-price';
import { useMentorCardText } from './messages/catalogue';
import { RatingLine } from './rating-line';

type Figures = Pick<MentorCard, 'rating' | 'reviewCount' | 'sessions' | 'replyHours'>;

/** What was counted of a mentor: rating, sessions, how soon requests are answered. */
export function MentorFigures({ mentor }: { mentor: Figures }) {
  const t = useMentorCardText();
  const { rating, reviewCount, sessions, replyHours } = mentor;
  return (
    <MetaLine>
      {rating !== null && (
        <span>
          <RatingLine rating={rating} reviewCount={reviewCount} />
        </span>
      )}
      {sessions === 0 ? (
        <span>
          <Badge tone="info">{t('new')}</Badge>
        </span>
      ) : (
        <span>{t('sessions', { count: sessions })}</span>
      )}
      {replyHours !== null && <span>{t('reply', { hours: replyHours })}</span>}
    </MetaLine>
  );
}

/** The price of the cheapest service. */
export function PriceFrom({ mentor }: { mentor: Pick<MentorCard, 'priceFrom' | 'currency'> }) {
  const t = useMentorCardText();
  const price = usePrice();
  const { priceFrom: amount, currency } = mentor;
  return amount === 0 ? t('hasFree') : t('priceFrom', { price: price({ amount, currency }) });
}
