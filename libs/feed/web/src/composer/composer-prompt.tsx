import { useSession } from '@upround/shared/session';
import { Avatar } from '@upround/shared/ui';
import { useFeedText } from '../messages/catalogue';
import type { DraftPod } from './model/draft';
import { prefetchComposer } from './button/load-composer';
import { useOpenComposer } from './button/use-open-composer';

/** The invitation to write above a list; a post from a pod's page goes into the pod. */
export function ComposerPrompt({ pod = null }: { pod?: DraftPod | null }) {
  const t = useFeedText();
  const { user } = useSession();
  const openComposer = useOpenComposer();
  if (user === null) return null;
  return (
    <div className="flex items-center gap-3 border-b px-4 py-2 medium:px-6">
      <Avatar
        size={40}
        name={user.displayName}
        seed={user.id}
        src={user.avatarUrl}
        loading="eager"
      />
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={prefetchComposer}
        onFocus={prefetchComposer}
        onClick={() => openComposer({ pod })}
        className="flex h-10 min-w-0 grow cursor-text items-center rounded-control border border-medium bg-surface-raised px-3 text-left text-muted focus-ring transition-colors hover:border-strong"
      >
        <span className="truncate">
          {pod === null ? t('prompt.home') : t('prompt.pod', { pod: pod.name })}
        </span>
      </button>
    </div>
  );
}
