import { useFormat } from '@upround/shared/i18n';
import { useSession } from '@upround/shared/session';
import { Avatar, MetaLine } from '@upround/shared/ui';
import { FollowButton, useFollow } from '@upround/social/web';
import { useSearchMessages } from '../../messages/catalogue';
import { aboveClasses, HitLink, rowClasses } from './hit-parts';
import type { HitProps } from './hit-row';
import { MarkedText } from './marked-text';
import { useRoleName } from './use-role-name';

/** A person, with a Follow button. */
export function PersonHit({ hit, onOpen }: HitProps) {
  const t = useSearchMessages();
  const format = useFormat();
  const roleName = useRoleName();
  const { user } = useSession();
  const { id, followed, followerCount, title, excerpt, details, person } = hit;
  const role = roleName(details?.['role']);
  // What matches is shown where words were searched for; otherwise who the person is.
  const isMatch = excerpt.marks.length > 0 || !person?.headline;
  const { count } = useFollow({ userId: id, followed, followerCount });
  return (
    <li className={rowClasses}>
      <Avatar size={40} name={title.text} seed={id} src={person?.avatarUrl ?? null} />
      <div className="min-w-0 grow">
        <p className="truncate font-semibold">
          <HitLink hit={hit} onOpen={onOpen}>
            <MarkedText value={title} />
          </HitLink>
        </p>
        {(excerpt.text !== '' || !isMatch) && (
          <p dir="auto" className="line-clamp-2 text-small max-small:line-clamp-3">
            <MarkedText value={isMatch ? excerpt : { text: person.headline, marks: [] }} />
          </p>
        )}
        <MetaLine className="mt-0.5">
          {role !== undefined && <span>{role}</span>}
          <span>{t('hit.followers', { count, shown: format.count(count) })}</span>
        </MetaLine>
      </div>
      {user?.id !== id && (
        <FollowButton
          userId={id}
          displayName={title.text}
          followed={followed}
          followerCount={followerCount}
          className={`${aboveClasses} mt-1`}
        />
      )}
    </li>
  );
}
