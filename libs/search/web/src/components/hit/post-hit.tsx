import { Avatar, Badge, Name } from '@upround/shared/ui';
import { useSearchMessages } from '../../messages/catalogue';
import { HitExcerpt, HitFacts, HitLink, rowClasses } from './hit-parts';
import { HitPicture } from './hit-picture';
import type { HitProps } from './hit-row';

const postKinds = ['POLL', 'QUIZ', 'THREAD'] as const;

/** A post: who wrote it and what it says. */
export function PostHit({ hit, onOpen }: HitProps) {
  const t = useSearchMessages();
  const { person, image } = hit;
  const kind = postKinds.find((known) => known === hit.details?.['postKind']);
  return (
    <li className={rowClasses}>
      {person && (
        <Avatar size={40} name={person.displayName} seed={person.id} src={person.avatarUrl} />
      )}
      <div className="min-w-0 grow">
        <p className="flex min-w-0 items-baseline gap-2">
          {person && (
            <span className="min-w-0 shrink-0 truncate font-semibold max-small:shrink">
              <Name>{person.displayName}</Name>
            </span>
          )}
          <span className="min-w-0 truncate text-small text-muted max-small:hidden">
            {person && <Name>{person.headline}</Name>}
          </span>
          {kind && <Badge className="ml-auto">{t(`hit.postKinds.${kind}`)}</Badge>}
        </p>
        <HitLink hit={hit} onOpen={onOpen} className="block">
          <HitExcerpt hit={hit} />
        </HitLink>
        <HitFacts hit={hit} />
      </div>
      {image && <HitPicture image={image} className="mt-1 size-16" />}
    </li>
  );
}
