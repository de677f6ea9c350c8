import { ChevronDown } from 'lucide-react';
import type { Pod } from '@upround/feed/contract';
import { Avatar, Badge, ICON_STROKE } from '@upround/shared/ui';
import { JoinButton, useJoin } from '@upround/social/web';
import { useFeedText } from '../../messages/catalogue';

/** What a pod is about, how many are in it, its rules, and the button to join. */
export function PodHead({ pod }: { pod: Pod }) {
  const t = useFeedText();
  const { count: members } = useJoin({
    podId: pod.id,
    joined: pod.joined,
    memberCount: pod.memberCount,
  });
  return (
    <header className="flex flex-col gap-4 px-4 pt-5 pb-3">
      <div className="flex items-start gap-4">
        <Avatar size={64} shape="square" name={pod.name} seed={pod.id} loading="eager" />
        <div className="min-w-0 grow">
          <p aria-hidden="true" className="text-title font-semibold wrap-anywhere">
            {pod.name}
          </p>
          <p className="mt-1">
            <Badge>{pod.topic}</Badge>
          </p>
        </div>
        <JoinButton
          podId={pod.id}
          name={pod.name}
          joined={pod.joined}
          memberCount={pod.memberCount}
          size="medium"
        />
      </div>
      {pod.description !== '' && <p className="max-w-measure">{pod.description}</p>}
      <p className="text-small text-muted figures">
        {t('pods.members', { count: members })}
        {' · '}
        {t('pods.posts', { count: pod.postCount })}
        {' · '}
        {t('pod.weekly', { count: pod.weeklyPostCount })}
      </p>
      {pod.rules.length > 0 && (
        <details className="group rounded-surface border bg-surface-raised px-4">
          <summary className="flex h-11 list-none items-center gap-2 rounded-control text-small font-medium focus-ring">
            {t('pod.rules', { count: pod.rules.length })}
            <ChevronDown
              aria-hidden
              size={18}
              strokeWidth={ICON_STROKE}
              className="ml-auto text-muted transition-transform group-open:rotate-180"
            />
          </summary>
          <ol className="flex list-decimal flex-col gap-1 pb-4 pl-5 text-small marker:text-muted">
            {pod.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ol>
        </details>
      )}
    </header>
  );
}
