import type { Pod } from '@upround/feed/contract';
import { links } from '@upround/shared/links';
import { Anchor, Avatar, Link, MetaLine } from '@upround/shared/ui';
import { JoinButton, useJoin } from '@upround/social/web';
import { usePodsText } from './messages/catalogue';
import { podReference } from './pod-reference';

/** A pod in a list: what it is about, how big and how lively it is, and the button to join. */
export function PodRow({ pod, brief = false }: { pod: Pod; brief?: boolean }) {
  const t = usePodsText();
  const { count: members } = useJoin({
    reference: podReference(pod.id),
    joined: pod.joined,
    memberCount: pod.memberCount,
  });
  return (
    <li className="flex items-start gap-3 border-b px-4 py-4">
      <Anchor href={links.pod(pod.slug)} tabIndex={-1} aria-hidden="true" className="shrink-0">
        <Avatar size={40} shape="square" name={pod.name} seed={pod.id} />
      </Anchor>
      <div className="min-w-0 grow">
        <Link href={links.pod(pod.slug)} tone="text" className="block truncate font-semibold">
          {pod.name}
        </Link>
        {!brief && pod.description !== '' && (
          <p className="mt-0.5 line-clamp-2 text-small">{pod.description}</p>
        )}
        <MetaLine className="mt-1">
          <span>{t('pods.members', { count: members })}</span>
          <span>{t('pods.weekly', { count: pod.weeklyPostCount })}</span>
        </MetaLine>
      </div>
      <JoinButton
        reference={podReference(pod.id)}
        name={pod.name}
        joined={pod.joined}
        memberCount={pod.memberCount}
        className="mt-1"
      />
    </li>
  );
}
