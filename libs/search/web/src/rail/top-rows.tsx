import type { ReactNode } from 'react';
import type { SearchHit } from '@upround/search/contract';
import { useFormat } from '@upround/shared/i18n';
import { useSession } from '@upround/shared/session';
import { Anchor, Avatar, classes, Emblem, Name, Time, Words } from '@upround/shared/ui';
import { FollowButton } from '@upround/social/web';
import { recordPath } from '@upround/shared/links';
import { HitPicture } from '../components/hit/hit-picture';
import { useRailText } from './messages/catalogue';

interface RowProps {
  hit: SearchHit;
}

interface RowLinkProps extends RowProps {
  /** The link's own clamp, so that its box ends where its text does. */
  clamp: 'block truncate' | 'line-clamp-2';
  children: ReactNode;
}

/** Leads to the hit; it reaches over the whole row. */
function RowLink({ hit, clamp, children }: RowLinkProps) {
  return (
    <Anchor
      href={recordPath(hit.type, hit.slug)}
      className={classes(
        clamp,
        'outline-hidden after:absolute after:inset-0 after:rounded-control hover:underline focus-visible:after:outline-2 focus-visible:after:outline-focus',
      )}
    >
      {children}
    </Anchor>
  );
}

/** A post in two lines, with who wrote it. */
export function PostRow({ hit }: RowProps) {
  const t = useRailText();
  const format = useFormat();
  const { person, excerpt, likeCount } = hit;
  return (
    <>
      {person && (
        <Avatar size={40} name={person.displayName} seed={person.id} src={person.avatarUrl} />
      )}
      <div className="min-w-0 grow">
        <p dir="auto" className="text-small wrap-anywhere">
          <RowLink hit={hit} clamp="line-clamp-2">
            <Words>{excerpt.text}</Words>
          </RowLink>
        </p>
        <p className="truncate text-caption text-muted figures">
          {person && <Name>{person.displayName}</Name>}
          {likeCount > 0 && (
            <span className="dot">
              {t('rail.likes', { count: likeCount, shown: format.count(likeCount) })}
            </span>
          )}
        </p>
      </div>
    </>
  );
}

/** A record with a title in two lines, where it was published, since when, and its image or a mark of that place. */
export function TitleRow({ hit }: RowProps) {
  const { slug, title, place, createdAt, image } = hit;
  return (
    <>
      {image ? (
        <HitPicture image={image} className="size-12" />
      ) : (
        <Emblem seed={place?.slug ?? slug} size={48} />
      )}
      <div className="min-w-0 grow">
        <p dir="auto" className="text-small wrap-anywhere">
          <RowLink hit={hit} clamp="line-clamp-2">
            <Words>{title.text}</Words>
          </RowLink>
        </p>
        <p className="truncate text-caption text-muted">
          {place && <Name>{place.name}</Name>}
          {createdAt !== null && (
            <span className="dot">
              <Time value={createdAt} form="short" />
            </span>
          )}
        </p>
      </div>
    </>
  );
}

/** A person, with a Follow button. */
export function PersonRow({ hit }: RowProps) {
  const { user } = useSession();
  const { id, title, person, followed, followerCount } = hit;
  return (
    <>
      <Avatar
        size={40}
        name={title.text}
        seed={id}
        src={person?.avatarUrl ?? null}
        loading="eager"
      />
      <div className="min-w-0 grow">
        <p className="text-small font-medium">
          <RowLink hit={hit} clamp="block truncate">
            <Name>{title.text}</Name>
          </RowLink>
        </p>
        <p className="line-clamp-2 text-caption text-muted">
          <Name>{person?.headline ?? ''}</Name>
        </p>
      </div>
      {user?.id !== id && (
        <span className="relative z-1 shrink-0">
          <FollowButton
            userId={id}
            displayName={title.text}
            followed={followed}
            followerCount={followerCount}
          />
        </span>
      )}
    </>
  );
}
