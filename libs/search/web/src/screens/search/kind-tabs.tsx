import type { SearchFacets } from '@upround/search/contract';
import { useFormat } from '@upround/shared/i18n';
import { searchKinds, type SearchKind } from '@upround/shared/domain';
import { links } from '@upround/shared/links';
import { classes, NavTabs, ScrollRow } from '@upround/shared/ui';
import { useSearchMessages } from '../../messages/catalogue';
import { useKindName } from '../../messages/use-kind-name';
import { browsable, type TabKind } from '../../model/kinds';

interface KindTabsProps {
  query: string;
  kind: TabKind;
  /** Undefined while nothing is searched for, or not yet known. */
  facets: SearchFacets | undefined;
  /** The counts are those of the words before, and hold their place until the next ones are there. */
  isOld: boolean;
}

/** Everything, then each kind that has hits, with how many. The one that is open always stays. */
export function KindTabs({ query, kind, facets, isOld }: KindTabsProps) {
  const t = useSearchMessages();
  const format = useFormat();
  const kindName = useKindName();
  const found = new Map(facets?.kinds.map((entry) => [entry.type, entry]));
  const isShown = (name: SearchKind) =>
    name === kind || (facets === undefined ? browsable.includes(name) : found.has(name));
  const kinds: TabKind[] = ['ALL', ...searchKinds.filter(isShown)];
  return (
    <ScrollRow>
      {/* As wide as its tabs, so that the row scrolls and not the tabs within it. */}
      <div className="w-max min-w-full">
        <NavTabs
          label={t('kinds.label')}
          className="px-4 medium:px-6"
          tabs={kinds.map((name) => {
            const entry = name === 'ALL' ? undefined : found.get(name);
            const count = entry && format.count(entry.count);
            return {
              href: links.search({ query, ...(name === 'ALL' ? {} : { kind: name }) }),
              current: name === kind,
              label: (
                <>
                  {kindName(name)}
                  {count !== undefined && (
                    <span
                      aria-hidden={isOld || undefined}
                      className={classes('text-muted figures', isOld && 'opacity-40')}
                    >
                      {entry?.more ? t('kinds.atLeast', { count }) : count}
                    </span>
                  )}
                </>
              ),
            };
          })}
        />
      </div>
    </ScrollRow>
  );
}
