import { Search } from 'lucide-react';
import { useState } from 'react';
import { links, type SettingsSection } from '@upround/shared/links';
import { Anchor, classes, Field, LiveRegion, TextInput } from '@upround/shared/ui';
import { useSettingsText } from './messages/catalogue';
import { findSettings, type FoundSetting } from './settings-index';

export interface SettingsNavigationProps {
  sections: readonly SettingsSection[];
  current: SettingsSection | undefined;
}

const itemClasses =
  'flex h-11 items-center border-b-2 text-small font-medium whitespace-nowrap focus-ring transition-colors medium:h-9 medium:rounded-control medium:border-b-0 medium:px-3 medium:hover:bg-surface-hover medium:active:bg-surface-active';

/** The sections, beside the open one where there is room and above it on phones; or what a search finds of them. */
export function SettingsNavigation({ sections, current }: SettingsNavigationProps) {
  const t = useSettingsText();
  const [query, setQuery] = useState('');
  const isSearching = query.trim() !== '';
  const found = isSearching ? findSettings(t, query, sections) : [];
  return (
    <div className="flex flex-col gap-3 medium:sticky medium:top-4 medium:w-44 medium:shrink-0 wide:w-56 medium:self-start">
      <Field label={t('search.label')} hideLabel>
        <TextInput
          type="search"
          icon={Search}
          placeholder={t('search.placeholder')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && setQuery('')}
        />
      </Field>
      <LiveRegion>{isSearching && t('search.found', { count: found.length })}</LiveRegion>
      {isSearching ? (
        <FoundSettings found={found} onDone={() => setQuery('')} />
      ) : (
        <Sections sections={sections} current={current} />
      )}
    </div>
  );
}

function Sections({ sections, current }: SettingsNavigationProps) {
  const t = useSettingsText();
  return (
    <nav
      aria-label={t('screen.sections')}
      className="-mx-4 scrollbar-none overflow-x-auto border-b px-4 medium:mx-0 medium:border-b-0 medium:px-0"
    >
      <ul className="flex w-max gap-5 medium:w-auto medium:flex-col medium:gap-0.5">
        {sections.map((section) => (
          <li key={section} ref={section === current ? intoView : undefined}>
            <Anchor
              href={links.settings({ section })}
              aria-current={section === current ? 'page' : undefined}
              className={classes(
                itemClasses,
                section === current
                  ? 'border-accent text-text medium:bg-surface-active'
                  : 'border-transparent text-muted hover:text-text',
              )}
            >
              {t(`section.${section}`)}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On phones the tabs scroll: the open one is to be seen. */
function intoView(item: HTMLLIElement | null) {
  item?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
}

function FoundSettings({ found, onDone }: { found: FoundSetting[]; onDone: () => void }) {
  const t = useSettingsText();
  if (found.length === 0) return <p className="text-small text-muted">{t('search.none')}</p>;
  return (
    <ul aria-label={t('search.results')} className="flex flex-col">
      {found.map(({ section, title }) => (
        <li key={`${section} ${title}`}>
          <Anchor
            href={links.settings({ section })}
            onClick={onDone}
            className="flex min-h-11 flex-col justify-center rounded-control px-3 py-1.5 text-small focus-ring transition-colors hover:bg-surface-hover active:bg-surface-active"
          >
            <span className="font-medium">{title}</span>
            <span className="text-muted">{t(`section.${section}`)}</span>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
