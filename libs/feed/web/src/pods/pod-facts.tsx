import type { Pod } from '@upround/feed/contract';
import { useFormat } from '@upround/shared/i18n';
import { useJoin } from '@upround/social/web';
import { usePodsText } from './messages/catalogue';
import { podReference } from './pod-reference';

interface PodFactsProps {
  pod: Pod;
  /** Beside a page, where a line has no room for more than two facts. */
  brief?: boolean;
}

/** How many people are in a pod, and how lively it is, in one line. */
export function PodFacts({ pod, brief = false }: PodFactsProps) {
  const t = usePodsText();
  const format = useFormat();
  const { id, joined, memberCount, weeklyPostCount, lastPostAt } = pod;
  const { count } = useJoin({ reference: podReference(id), joined, memberCount });
  const last = lastPostAt && t('pods.lastPost', { when: format.relative(lastPostAt) });
  const weekly = t('pods.weekly', { count: weeklyPostCount });
  return (
    <p className="min-w-0 truncate text-small text-muted figures">
      {t('pods.members', { count })} · {last && weeklyPostCount === 0 ? last : weekly}
      {last && weeklyPostCount > 0 && !brief && (
        <span className="max-medium:hidden"> · {last}</span>
      )}
    </p>
  );
}
