import { Search } from 'lucide-react';
import { classes, Field, ScrollRow, TextInput } from '@upround/shared/ui';
import { usePodsText } from './messages/catalogue';

interface PodFiltersProps {
  words: string;
  topic: string;
  topics: readonly string[];
  shown: number;
  total: number;
  onChange: (changes: { query?: string; topic?: string }) => void;
}

/** Search and topics; both are in the address. */
export function PodFilters({ words, topic, topics, shown, total, onChange }: PodFiltersProps) {
  const t = usePodsText();
  return (
    <div className="relative flex flex-col gap-3 border-b px-4 medium:px-6 pb-4">
      <Field label={t('pods.search')} hideLabel>
        <TextInput
          type="search"
          icon={Search}
          placeholder={t('pods.search')}
          value={words}
          maxLength={100}
          onChange={(event) => onChange({ query: event.target.value })}
        />
      </Field>
      <div className="-mx-4 medium:-mx-6">
        <ScrollRow>
          <div
            role="group"
            aria-label={t('pods.topics')}
            className="flex w-max gap-2 px-4 py-0.5 medium:px-6"
          >
            {['', ...topics].map((name) => (
              <button
                key={name}
                type="button"
                aria-pressed={name === topic}
                aria-current={name === topic || undefined}
                onClick={() => onChange({ topic: name })}
                className={classes(
                  'inline-flex h-8 shrink-0 items-center rounded-control border px-3 text-small font-medium focus-ring transition-colors',
                  name === topic
                    ? 'border-accent bg-accent-subtle text-accent-text'
                    : 'border-medium text-muted hover:border-strong hover:text-text',
                )}
              >
                {name === '' ? t('pods.allTopics') : name}
              </button>
            ))}
          </div>
        </ScrollRow>
      </div>
      <p
        role="status"
        className={classes('text-small text-muted figures', shown === total && 'sr-only')}
      >
        {shown === total ? t('pods.shown', { shown }) : t('pods.shownOf', { shown, total })}
      </p>
    </div>
  );
}
