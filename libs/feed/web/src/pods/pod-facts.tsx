import type { Pod } from '@upround/feed/contract';
import { useFormat } from '@upround/shared/i18n';
import { useJoin } from '@upround/social/web';
import { usePodsText } from './messages/catalogue';
import { podReference } from './pod-reference';

/** How many people are in a pod, and how lively it is, in one line. */
export function PodFacts({ pod }: { pod: Pod }) {
  const t = usePodsText();
  const format = useFormat();
  const { id, joined, memberCount, weeklyPostCount, lastPostAt } = pod;
  const { count } = useJoin({ reference: podReference(id), joined, memberCount });
  const facts = [
    t('pods.members', { count }),
    (weeklyPostCount > 0 || !lastPostAt) && t('pods.weekly', { count: weeklyPostCount }),
    lastPostAt && t('pods.lastPost', { when: format.relative(lastPostAt) }),
  ];
  return (
    <p className="min-w-0 truncate text-small text-muted figures">
      {facts.filter(Boolean).join(' · ')}
    </p>
  );
}
