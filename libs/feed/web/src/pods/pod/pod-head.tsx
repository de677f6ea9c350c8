import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import type { Pod } from '@upround/feed/contract';
import { Avatar, Badge, ICON_STROKE, MetaLine } from '@upround/shared/ui';
import { JoinButton, useJoin } from '@upround/social/web';
import { usePodsText } from '../messages/catalogue';
import { podReference } from '../pod-reference';

interface PodHeadProps {
  pod: Pod;
  /** Given the line with the pod's name. */
  nameRef?: Ref<HTMLParagraphElement>;
}

/** What a pod is about, how many are in it, its rules, and the button to join. */
export function PodHead({ pod, nameRef }: PodHeadProps) {
  const t = usePodsText();
  const { count: members } = useJoin({
    reference: podReference(pod.id),
    joined: pod.joined,
    memberCount: pod.memberCount,
  });
  return (
    <header className="flex flex-col gap-4 px-4 pt-5 pb-3">
      <div className="flex items-start gap-4">
        <Avatar size={64} shape="square" name={pod.name} seed={pod.id} loading="eager" />
        <div className="min-w-0 grow">
          <p ref={nameRef} aria-hidden="true" className="text-title font-semibold wrap-anywhere">
            {pod.name}
          </p>
          <p className="mt-1">
            <Badge>{pod.topic}</Badge>
          </p>
        </div>
        <JoinButton
          reference={podReference(pod.id)}
          name={pod.name}
          joined={pod.joined}
          memberCount={pod.memberCount}
          size="medium"
        />
      </div>
      {pod.description !== '' && <p className="max-w-measure">{pod.description}</p>}
      <MetaLine>
        <span>{t('pods.members', { count: members })}</span>
        <span>{t('pods.posts', { count: pod.postCount })}</span>
        <span>{t('pod.weekly', { count: pod.weeklyPostCount })}</span>
      </MetaLine>
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
