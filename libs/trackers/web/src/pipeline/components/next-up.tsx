import { useId } from 'react';
import type { PipelineItem } from '@upround/trackers/contract';
import { Anchor, classes, ScrollRow } from '@upround/shared/ui';
import { usePipelineText } from '../messages/catalogue';
import { nextUpOf, type DatedItem } from '../model/next-steps';
import { useLocalDay } from '../model/use-local-day';
import type { PipelineAddress } from '../model/use-pipeline-address';
import { useDueText } from './use-due-text';

interface NextUpProps {
  items: readonly PipelineItem[];
  address: PipelineAddress;
}

/** The next steps of the coming week, those that are overdue first. */
export function NextUp({ items, address }: NextUpProps) {
  const t = usePipelineText();
  const id = useId();
  const today = useLocalDay();
  const next = nextUpOf(items, today);
  return (
    <section aria-labelledby={id} className="shrink-0 border-b px-4 py-3 medium:px-6">
      <h2 id={id} className="text-small font-semibold">
        {t('next.title')}
        {next.length > 0 && (
          <span className="ml-2 font-regular text-muted figures">{next.length}</span>
        )}
      </h2>
      {next.length === 0 ? (
        <p className="mt-1 text-small text-muted">{t('next.none')}</p>
      ) : (
        <ScrollRow>
          <ul className="flex w-max min-w-full gap-2 pt-2">
            {next.map((item) => (
              <li key={item.id} className="w-60 max-w-content grow">
                <NextCard
                  item={item}
                  href={address.hrefWith({ item: item.id })}
                  isOpen={item.id === address.item}
                />
              </li>
            ))}
          </ul>
        </ScrollRow>
      )}
    </section>
  );
}

function NextCard({ item, href, isOpen }: { item: DatedItem; href: string; isOpen: boolean }) {
  const t = usePipelineText();
  const { text, isOverdue } = useDueText()(item.nextStepOn);
  const step = item.nextStep ?? t('next.noText');
  return (
    <Anchor
      href={href}
      aria-label={t('next.open', { step, when: text, name: item.name })}
      className={classes(
        'flex h-20 flex-col justify-center rounded-surface border bg-surface-raised px-3 text-small focus-ring -outline-offset-2 transition-colors hover:border-strong',
        isOpen && 'border-accent',
      )}
    >
      <span className="truncate font-medium" dir="auto">
        {step}
      </span>{' '}
      <span
        className={classes(
          'text-caption figures',
          isOverdue ? 'font-medium text-danger-text' : 'text-muted',
        )}
      >
        {text}
      </span>{' '}
      <span className="truncate text-caption text-muted">{item.name}</span>
    </Anchor>
  );
}
