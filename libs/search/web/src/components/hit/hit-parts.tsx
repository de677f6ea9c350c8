import type { ReactNode } from 'react';
import type { SearchHit } from '@upround/search/contract';
import { useFormat } from '@upround/shared/i18n';
import { recordPath } from '@upround/shared/links';
import { Anchor, Avatar, classes, Emblem, MetaLine, Name, Time } from '@upround/shared/ui';
import { useSearchMessages } from '../../messages/catalogue';
import { MarkedText } from './marked-text';

/** The row of a hit: a press anywhere on it opens the hit, but for its controls. */
export const rowClasses =
  'relative flex gap-3 border-b px-4 py-3 medium:px-6 transition-colors hover:bg-surface-hover/40';

/** Content stacked above the link that covers the row. */
export const aboveClasses = 'relative z-1';

interface HitLinkProps {
  hit: SearchHit;
  className?: string;
  onOpen: () => void;
  children: ReactNode;
}

/** The hit's own link. It reaches over the whole row. */
export function HitLink({ hit, className, onOpen, children }: HitLinkProps) {
  return (
    <Anchor
      href={recordPath(hit.type, hit.slug)}
      onClick={onOpen}
      className={classes(
        'outline-hidden after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus',
        className,
      )}
    >
      {children}
    </Anchor>
  );
}

/** Before a record: who wrote it, or the sign of where it was published. */
export function HitMark({ hit: { person, place } }: { hit: SearchHit }) {
  if (person !== null) {
    return <Avatar size={40} name={person.displayName} seed={person.id} src={person.avatarUrl} />;
  }
  return place && <Emblem seed={place.slug} />;
}

/** The matching piece of a text, in up to three lines. */
export function HitExcerpt({ hit, className }: { hit: SearchHit; className?: string }) {
  if (hit.excerpt.text === '') return null;
  return (
    <p dir="auto" className={classes('line-clamp-3 wrap-anywhere', className)}>
      <MarkedText value={hit.excerpt} />
    </p>
  );
}

/** Who wrote it, where, when, and what it was answered with. */
export function HitFacts({ hit, withAuthor = false }: { hit: SearchHit; withAuthor?: boolean }) {
  const t = useSearchMessages();
  const format = useFormat();
  const { person, place, likeCount, commentCount } = hit;
  const shown = (count: number) => ({ count, shown: format.count(count) });
  return (
    <MetaLine className="mt-1">
      {withAuthor && person !== null && <span>{t('hit.by', { name: person.displayName })}</span>}
      {place !== null && (
        <span>
          {/* What no member wrote comes from its place. */}
          {person === null ? <Name>{place.name}</Name> : t('hit.inPlace', { name: place.name })}
        </span>
      )}
      {hit.createdAt !== null && (
        <span>
          <Time value={hit.createdAt} />
        </span>
      )}
      {likeCount > 0 && <span>{t('hit.likes', shown(likeCount))}</span>}
      {commentCount > 0 && <span>{t('hit.comments', shown(commentCount))}</span>}
    </MetaLine>
  );
}
