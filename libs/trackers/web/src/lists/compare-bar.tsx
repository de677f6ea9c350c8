import { Scale } from 'lucide-react';
import { Button, ButtonLink } from '@upround/shared/ui';
import { useTrackerListText } from './messages/catalogue';
import type { Selection } from './selection';
import type { List } from './use-list';

/** What is selected to compare, at the bottom of the list. */
export function CompareBar({ list, selection }: { list: List; selection: Selection }) {
  const t = useTrackerListText();
  const count = selection.slugs.length;
  if (count === 0) return null;
  return (
    <section
      aria-label={t('selection')}
      className="sticky bottom-(--frame-bottom) z-20 flex min-h-14 flex-wrap items-center gap-2 border-t bg-surface-raised px-4 py-2 medium:px-6"
    >
      <p className="mr-auto text-small font-medium figures">
        {t('selected', { count })}
        {count === 1 && <span className="font-regular text-muted"> · {t('selectMore')}</span>}
      </p>
      <Button variant="quiet" size="small" onClick={selection.clear}>
        {t('clearSelection')}
      </Button>
      {count > 1 && (
        <ButtonLink
          href={list.hrefComparing(selection.slugs)}
          variant="primary"
          size="small"
          icon={Scale}
        >
          {t('compare')}
        </ButtonLink>
      )}
    </section>
  );
}
