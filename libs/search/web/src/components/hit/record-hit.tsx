import { Lock } from 'lucide-react';
import { use } from 'react';
import { Badge, ICON_STROKE } from '@upround/shared/ui';
import { useSearchMessages } from '../../messages/catalogue';
import { aboveClasses, HitExcerpt, HitFacts, HitLink, HitMark, rowClasses } from './hit-parts';
import { HitPicture } from './hit-picture';
import { HitPresentersContext } from './hit-presenters';
import type { HitProps } from './hit-row';
import { MarkedText } from './marked-text';

/** A record with a title: the frame of its row, in which its slice shows what is special about its kind. */
export function RecordHit({ hit, onOpen }: HitProps) {
  const t = useSearchMessages();
  const { image, locked, title, type } = hit;
  const { Lead, TitleBadge, Summary, Facts, Badges, Action } =
    use(HitPresentersContext)[type] ?? {};
  return (
    <li className={rowClasses}>
      {Lead ? <Lead hit={hit} /> : <HitMark hit={hit} />}
      <div className="min-w-0 grow">
        <p className="flex min-w-0 items-baseline gap-2">
          <HitLink hit={hit} onOpen={onOpen} className="line-clamp-2 min-w-0 grow font-semibold">
            <MarkedText value={title} />
          </HitLink>
          {TitleBadge && <TitleBadge hit={hit} />}
        </p>
        {Summary && <Summary hit={hit} />}
        <HitExcerpt hit={hit} className="mt-0.5 text-small" />
        <div className="flex flex-wrap items-end gap-x-3">
          <div className="min-w-0">
            {Facts ? <Facts hit={hit} /> : <HitFacts hit={hit} withAuthor />}
          </div>
          {Badges && <Badges hit={hit} />}
          {locked && (
            <Badge tone="accent">
              <Lock aria-hidden size={12} strokeWidth={ICON_STROKE} className="mr-1" />
              {t('hit.premium')}
            </Badge>
          )}
        </div>
      </div>
      {image && <HitPicture image={image} className="mt-1 h-18 w-24" />}
      {Action && (
        <span className={`${aboveClasses} mt-1 shrink-0`}>
          <Action hit={hit} />
        </span>
      )}
    </li>
  );
}
