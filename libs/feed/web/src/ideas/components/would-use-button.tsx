import { ThumbsUp } from 'lucide-react';
import type { Idea } from '@upround/feed/contract';
import { classes, Count, ICON_STROKE } from '@upround/shared/ui';
import { useIdeaText } from './messages/catalogue';
import { useWouldUse } from './use-would-use';

/** How many people would use the idea, and a button to join them; authors only see the number. */
export function WouldUseButton({ idea }: { idea: Idea }) {
  const t = useIdeaText();
  const users = useWouldUse(idea);
  const look = classes(
    'flex w-20 shrink-0 flex-col items-center rounded-control border py-2 font-semibold',
    users.active ? 'border-accent bg-accent-subtle text-accent-text' : 'border-medium',
  );
  const face = (
    <>
      <span className="flex items-center gap-1.5">
        <ThumbsUp
          aria-hidden
          size={18}
          strokeWidth={ICON_STROKE}
          fill={users.active ? 'currentColor' : 'none'}
        />
        <Count value={users.count} />
      </span>{' '}
      <span className="text-caption font-medium">{t('wouldUse.caption')}</span>
    </>
  );
  if (idea.viewer.own) {
    return (
      <div className={look}>
        <span className="sr-only">{t('wouldUse.short', { count: users.count })}</span>
        <span aria-hidden="true" className="flex flex-col items-center">
          {face}
        </span>
      </div>
    );
  }
  return (
    <button
      type="button"
      aria-pressed={users.active}
      aria-label={t('wouldUse.button', { title: idea.title, count: users.count })}
      onClick={() => users.set(!users.active)}
      className={classes(look, 'focus-ring transition-colors hover:border-strong')}
    >
      {face}
    </button>
  );
}
