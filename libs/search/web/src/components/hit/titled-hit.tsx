import { Lock } from 'lucide-react';
import { Badge, ICON_STROKE } from '@upround/shared/ui';
import { useSearchMessages } from '../../messages/catalogue';
import { HitExcerpt, HitFacts, HitLink, rowClasses } from './hit-parts';
import { HitPicture } from './hit-picture';
import type { HitProps } from './hit-row';
import { MarkedText } from './marked-text';

const stages = ['IDEA', 'PROTOTYPE', 'FIRST_USERS', 'REVENUE', 'SCALING'] as const;

/** A story, an idea, an article or an essay: what has a title. */
export function TitledHit({ hit, onOpen }: HitProps) {
  const t = useSearchMessages();
  const { image, locked, type, form } = hit;
  const stage = type === 'IDEA' ? stages.find((known) => known === form) : undefined;
  return (
    <li className={rowClasses}>
      <div className="min-w-0 grow">
        <p className="line-clamp-2 font-semibold">
          <HitLink hit={hit} onOpen={onOpen}>
            <MarkedText value={hit.title} />
          </HitLink>
        </p>
        <HitExcerpt hit={hit} className="mt-0.5 text-small" />
        <HitFacts hit={hit} withAuthor />
        {(locked || stage) && (
          <p className="mt-1.5 flex gap-1.5">
            {stage && <Badge>{t(`hit.stages.${stage}`)}</Badge>}
            {locked && (
              <Badge tone="accent">
                <Lock aria-hidden size={12} strokeWidth={ICON_STROKE} className="mr-1" />
                {t('hit.premium')}
              </Badge>
            )}
          </p>
        )}
      </div>
      {image && <HitPicture image={image} className="h-18 w-24" />}
    </li>
  );
}
