import { ThumbsUp } from 'lucide-react';
import type { Idea } from '@upround/feed/contract';
import { useFormat } from '@upround/shared/i18n';
import { Button, classes } from '@upround/shared/ui';
import { useIdeaText } from './messages/catalogue';
import { useWouldUse } from './use-would-use';

/** A button to say that one would use the idea, with how many people said so; authors only see the number. */
export function WouldUseButton({ idea }: { idea: Idea }) {
  const t = useIdeaText();
  const format = useFormat();
  const users = useWouldUse(idea);
  const shown = format.count(users.count);
  if (idea.viewer.own) {
    return (
      <p className="text-small font-medium figures">
        {t('wouldUse.short', { count: users.count })}
      </p>
    );
  }
  return (
    <Button
      size="small"
      icon={ThumbsUp}
      aria-label={t('wouldUse.button', { shown, title: idea.title })}
      aria-pressed={users.active}
      onClick={() => users.set(!users.active)}
      className={classes(
        'figures',
        users.active && 'border-accent! bg-accent-subtle! text-accent-text! [&_svg]:fill-current',
      )}
    >
      {t('wouldUse.counted', { shown })}
    </Button>
  );
}
