import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { links, type SettingsSection } from '@upround/shared/links';
import { Anchor, classes, ICON_STROKE, LiveRegion, SearchField } from '@upround/shared/ui';
import { useSettingsText } from './messages/catalogue';
import { sectionIcons } from './section-icons';
import { findSettings, type FoundSetting } from './settings-index';

export interface SettingsNavigationProps {
  sections: readonly SettingsSection[];
  current: SettingsSection | undefined;
}

/** The sections, beside the open one; on phones a page of their own. Or what a search finds of them. */
export function SettingsNavigation({
  sections,
  current,
  isHiddenOnPhones,
}: SettingsNavigationProps & { isHiddenOnPhones: boolean }) {
  const t = useSettingsText();
  const [query, setQuery] = useState('');
  const isSearching = query.trim() !== '';
  const found = isSearching ? findSettings(t, query, sections) : [];
  return (
    <div
      className={classes(
        'flex-col gap-3 medium:sticky medium:top-4 medium:w-44 medium:shrink-0 medium:self-start wide:w-56',
        isHiddenOnPhones ? 'hidden medium:flex' : 'flex',
      )}
    >
      <SearchField
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        clearLabel={t('search.clear')}
        value={query}
        onChange={setQuery}
        onClear={() => setQuery('')}
        onKeyDown={(event) => event.key === 'Escape' && setQuery('')}
      />
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
    <nav aria-label={t('screen.sections')}>
      <ul className="-mx-4 flex flex-col border-t medium:mx-0 medium:gap-0.5 medium:border-t-0">
        {sections.map((section) => (
          <li key={section} className="border-b medium:border-b-0">
            <SectionLink section={section} isOpen={section === current} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SectionLink({ section, isOpen }: { section: SettingsSection; isOpen: boolean }) {
  const t = useSettingsText();
  const SectionIcon = sectionIcons[section];
  return (
    <Anchor
      href={links.settings({ section })}
      aria-current={isOpen ? 'page' : undefined}
      className={classes(
        'flex min-h-16 items-center gap-3 px-4 focus-ring transition-colors hover:bg-surface-hover active:bg-surface-active medium:min-h-9 medium:rounded-control medium:px-3 medium:text-small',
        isOpen
          ? 'medium:bg-surface-active medium:font-medium'
          : 'medium:text-muted medium:hover:text-text',
      )}
    >
      <SectionIcon aria-hidden size={18} strokeWidth={ICON_STROKE} className="shrink-0" />
      <span className="flex min-w-0 grow flex-col">
        {t(`section.${section}`)}
        <span aria-hidden className="truncate text-small text-muted medium:hidden">
          {t(`intro.${section}`)}
        </span>
      </span>
      <ChevronRight
        aria-hidden
        size={18}
        strokeWidth={ICON_STROKE}
        className="shrink-0 text-muted medium:hidden"
      />
    </Anchor>
  );
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
