import { useFormat } from '@upround/shared/i18n';
import { Avatar, MetaLine } from '@upround/shared/ui';
import { JoinButton, useJoin } from '@upround/social/web';
import { useSearchMessages } from '../../messages/catalogue';
import { aboveClasses, HitExcerpt, HitLink, rowClasses } from './hit-parts';
import type { HitProps } from './hit-row';
import { MarkedText } from './marked-text';

/** A pod, which one can join at once. */
export function PodHit({ hit, onOpen }: HitProps) {
  const t = useSearchMessages();
  const format = useFormat();
  const { id, title, followed, followerCount } = hit;
  const { count } = useJoin({ podId: id, joined: followed, memberCount: followerCount });
  return (
    <li className={rowClasses}>
      <Avatar size={40} shape="square" name={title.text} seed={id} />
      <div className="min-w-0 grow">
        <p className="truncate font-semibold">
          <HitLink hit={hit} onOpen={onOpen}>
            <MarkedText value={title} />
          </HitLink>
        </p>
        <HitExcerpt hit={hit} className="text-small" />
        <MetaLine className="mt-0.5">
          <span>{t('hit.members', { count, shown: format.count(count) })}</span>
        </MetaLine>
      </div>
      <JoinButton
        podId={id}
        name={title.text}
        joined={followed}
        memberCount={followerCount}
        className={`${aboveClasses} mt-1`}
      />
    </li>
  );
}
