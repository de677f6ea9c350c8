import type { Pod } from '@upround/feed/contract';
import { links } from '@upround/shared/links';
import { Anchor, Avatar, Faces, Link } from '@upround/shared/ui';
import { JoinButton, useJoin } from '@upround/social/web';
import { usePodsText } from './messages/catalogue';
import { podReference } from './pod-reference';

/** A pod in a list: its topic, members, activity and a join button. */
export function PodRow({ pod }: { pod: Pod }) {
  const t = usePodsText();
  const { count: members } = useJoin({
    reference: podReference(pod.id),
    joined: pod.joined,
    memberCount: pod.memberCount,
  });
  return (
    <li className="flex items-start gap-3 border-b px-4 py-4">
      <Anchor href={links.pod(pod.slug)} tabIndex={-1} aria-hidden="true" className="shrink-0">
        <Avatar size={48} shape="square" name={pod.name} seed={pod.id} />
      </Anchor>
      <div className="flex min-w-0 grow flex-col gap-2">
        <div className="flex items-start gap-3">
          <div className="min-w-0 grow">
            <Link href={links.pod(pod.slug)} tone="text" className="block truncate font-semibold">
              {pod.name}
            </Link>
            <p className="line-clamp-3 text-small medium:line-clamp-2">{pod.description}</p>
          </div>
          <JoinButton
            reference={podReference(pod.id)}
            name={pod.name}
            joined={pod.joined}
            memberCount={pod.memberCount}
          />
        </div>
        <div className="flex items-center gap-2">
          <Faces people={pod.faces ?? []} />
          <p className="min-w-0 truncate text-small text-muted figures">
            {t('pods.members', { count: members })} ·{' '}
            {t('pods.weekly', { count: pod.weeklyPostCount })}
          </p>
        </div>
      </div>
    </li>
  );
}
