import type { Pod } from '@upround/feed/contract';
import { Badge, Disclosure, Faces, Rosette } from '@upround/shared/ui';
import { JoinButton, useJoin } from '@upround/social/web';
import { usePodsText } from '../messages/catalogue';
import { podReference } from '../pod-reference';
import { PodRules } from '../pod-rules';

/** A pod's name, members and join button. Its description is beside the posts on wide screens. */
export function PodHead({ pod }: { pod: Pod }) {
  const t = usePodsText();
  const { count: members } = useJoin({
    reference: podReference(pod.id),
    joined: pod.joined,
    memberCount: pod.memberCount,
  });
  const figures = (
    <div className="flex items-center gap-2">
      <Faces people={(pod.faces ?? []).slice(0, 5)} />
      <p className="min-w-0 truncate text-small text-muted figures">
        {t('pods.members', { count: members })} · {t('pods.posts', { count: pod.postCount })} ·{' '}
        {t('pod.weekly', { count: pod.weeklyPostCount })}
      </p>
    </div>
  );
  return (
    <header className="flex flex-col gap-3 px-4 pt-4 pb-2 medium:px-6">
      <div className="flex items-center gap-4">
        <Rosette size={64} seed={pod.slug} />
        <div className="min-w-0 grow">
          <p className="flex flex-wrap items-center gap-x-2">
            <span aria-hidden="true" className="text-title font-semibold wrap-anywhere">
              {pod.name}
            </span>
            <Badge>{pod.topic}</Badge>
          </p>
          <div className="mt-1 hidden medium:block">{figures}</div>
        </div>
        <JoinButton
          reference={podReference(pod.id)}
          name={pod.name}
          joined={pod.joined}
          memberCount={pod.memberCount}
          size="medium"
          variant="primary"
        />
      </div>
      <div className="medium:hidden">{figures}</div>
      {pod.description !== '' && (
        <p className="max-w-measure text-small wide:hidden">{pod.description}</p>
      )}
      {pod.rules.length > 0 && (
        <Disclosure
          label={t('pod.rules', { count: pod.rules.length })}
          variant="boxed"
          className="wide:hidden"
        >
          <div className="px-4 pb-4">
            <PodRules rules={pod.rules} />
          </div>
        </Disclosure>
      )}
    </header>
  );
}
