import type { SearchHit } from '@upround/search/contract';
import { useFormat } from '@upround/shared/i18n';
import { Badge, MetaLine, Rosette } from '@upround/shared/ui';
import { JoinButton, useJoin } from '@upround/social/web';
import { podReference } from '../pods/pod-reference';
import { useHitText } from './messages/catalogue';

interface HitProps {
  hit: SearchHit;
}

const stages = ['IDEA', 'PROTOTYPE', 'FIRST_USERS', 'REVENUE', 'SCALING'] as const;

function StageBadge({ hit }: HitProps) {
  const t = useHitText();
  const stage = stages.find((known) => known === hit.details?.['stage']);
  return stage && <Badge>{t(`stages.${stage}`)}</Badge>;
}

function PodMark({ hit: { slug } }: HitProps) {
  return <Rosette seed={slug} />;
}

function MemberCount({ hit: { id, followed, followerCount } }: HitProps) {
  const t = useHitText();
  const format = useFormat();
  const { count } = useJoin({
    reference: podReference(id),
    joined: followed,
    memberCount: followerCount,
  });
  return (
    <MetaLine className="mt-0.5">
      <span>{t('members', { count, shown: format.count(count) })}</span>
    </MetaLine>
  );
}

function Join({ hit: { id, title, followed, followerCount } }: HitProps) {
  return (
    <JoinButton
      reference={podReference(id)}
      name={title.text}
      joined={followed}
      memberCount={followerCount}
    />
  );
}

/** What search shows of ideas, and of pods, which one can join at once. */
export const hitPresenters = {
  IDEA: { Badges: StageBadge },
  POD: { Lead: PodMark, Facts: MemberCount, Action: Join },
};
