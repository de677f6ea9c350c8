import type { Pod } from '@upround/feed/contract';
import { links } from '@upround/shared/links';
import { Anchor, Faces, Link, Rosette } from '@upround/shared/ui';
import { JoinButton } from '@upround/social/web';
import { PodFacts } from './pod-facts';
import { podReference } from './pod-reference';

/** A pod in a list: its topic, members, activity and a join button. */
export function PodRow({ pod }: { pod: Pod }) {
  return (
    <li className="flex items-start gap-3 border-b px-4 py-4 medium:px-6">
      <Anchor href={links.pod(pod.slug)} tabIndex={-1} aria-hidden="true" className="shrink-0">
        <Rosette size={48} seed={pod.slug} />
      </Anchor>
      <div className="flex min-w-0 grow flex-col gap-1.5">
        <div className="flex items-center gap-3">
          <Link
            href={links.pod(pod.slug)}
            tone="text"
            className="min-w-0 grow truncate font-semibold"
          >
            {pod.name}
          </Link>
          <JoinButton
            reference={podReference(pod.id)}
            name={pod.name}
            joined={pod.joined}
            memberCount={pod.memberCount}
          />
        </div>
        <p className="line-clamp-4 text-small medium:line-clamp-2">{pod.description}</p>
        <div className="flex items-center gap-2">
          <Faces people={pod.faces ?? []} />
          <PodFacts pod={pod} />
        </div>
      </div>
    </li>
  );
}
