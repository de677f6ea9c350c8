import type { ReactNode } from 'react';
import type { OwnMentor } from '@upround/mentor/contract';
import { useFormat } from '@upround/shared/i18n';
import { useSession } from '@upround/shared/session';
import { AsidePart, Avatar, MetaLine, Name, Words } from '@upround/shared/ui';
import { PriceFrom } from '../components/mentor-figures';
import { NeedChips } from '../components/need-chips';
import { useLanguageName } from '../components/use-language-name';
import { useOfferText } from './messages/catalogue';

/** How many topics the card in the directory shows. */
const TOPICS = 3;

/** The member's card in the directory, as far as it's saved: what is missing yet is named in its place. */
export function MentorPreview({ mentor }: { mentor: OwnMentor }) {
  const t = useOfferText();
  const { user } = useSession();
  if (user === null) return null;
  const { headline, needs } = mentor;
  return (
    <AsidePart title={t('preview.title')}>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2">
        <Avatar name={user.displayName} seed={user.id} src={user.avatarUrl} size={48} />
        <div className="flex min-w-0 flex-col gap-0.5">
          <p className="font-semibold wrap-anywhere">
            <Name>{user.displayName}</Name>
          </p>
          {headline === '' ? (
            <Missing>{t('preview.headline')}</Missing>
          ) : (
            <p dir="auto" className="line-clamp-2 text-small wrap-anywhere">
              <Words>{headline}</Words>
            </p>
          )}
        </div>
        <div className="col-start-2 flex min-w-0 flex-col gap-2">
          {needs.length === 0 ? (
            <Missing>{t('preview.needs')}</Missing>
          ) : (
            <NeedChips needs={needs} most={TOPICS} />
          )}
          <PriceAndLanguages mentor={mentor} />
        </div>
      </div>
      <p className="border-t pt-3 text-small text-muted">{t('preview.hint')}</p>
    </AsidePart>
  );
}

function PriceAndLanguages({ mentor: { services, languages } }: { mentor: OwnMentor }) {
  const t = useOfferText();
  const format = useFormat();
  const languageName = useLanguageName();
  const [first, ...others] = services.map(({ price }) => price);
  if (first === undefined && languages.length === 0) return <Missing>{t('preview.price')}</Missing>;
  const cheapest =
    first && others.reduce((least, price) => (price.amount < least.amount ? price : least), first);
  return (
    <MetaLine>
      {cheapest && (
        <span className="font-medium text-text">
          <PriceFrom mentor={{ priceFrom: cheapest.amount, currency: cheapest.currency }} />
        </span>
      )}
      {languages.length > 0 && (
        <span className="wrap-anywhere">{format.list(languages.map(languageName))}</span>
      )}
    </MetaLine>
  );
}

function Missing({ children }: { children: ReactNode }) {
  return <p className="text-small text-muted">{children}</p>;
}
