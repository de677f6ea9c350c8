import { Check, ThumbsUp } from 'lucide-react';
import type { Idea } from '@upround/feed/contract';
import { Button, classes } from '@upround/shared/ui';
import { useIdeaText } from './components/messages/catalogue';
import { useWouldUse } from './components/use-would-use';

/** Who would use the idea, with a button to join them; for its author without the button. */
export function WouldUsePanel({ idea }: { idea: Idea }) {
  const t = useIdeaText();
  const users = useWouldUse(idea);
  const { own } = idea.viewer;
  const hint = own ? 'wouldUse.own' : users.active ? 'wouldUse.said' : 'wouldUse.hint';
  return (
    <div
      className={classes(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-surface border px-4 py-3',
        users.active ? 'border-accent bg-accent-subtle' : 'bg-surface-raised',
      )}
    >
      <div className="min-w-48 flex-1">
        <p role="status" className="font-semibold figures">
          {t('wouldUse.count', { count: users.count })}
        </p>
        <p className="text-small text-muted">{t(hint)}</p>
      </div>
      {!own && (
        <Button
          icon={users.active ? Check : ThumbsUp}
          variant={users.active ? 'secondary' : 'primary'}
          aria-pressed={users.active}
          onClick={() => users.set(!users.active)}
        >
          {t('wouldUse.label')}
        </Button>
      )}
    </div>
  );
}
