import type { SearchKind } from '@upround/shared/domain';
import { KindTextsContext, type NavigationItem, type UseKindTexts } from '@upround/shared/routing';
import { Anchor, ICON_STROKE } from '@upround/shared/ui';
import { topKinds, type TopKind } from '../data/search-queries';
import { useRailText } from './messages/catalogue';
import { TopSection } from './top-section';

/** Posts before records with titles, people last. */
const orderOf = (kind: TopKind) => (kind === 'POST' ? 0 : kind === 'USER' ? 2 : 1);
const kinds = [...topKinds].sort((one, other) => orderOf(one) - orderOf(other));

export interface TopRailProps {
  /** Kinds that the page beside it lists by itself. */
  listedKinds: readonly SearchKind[];
  /** The path of the page beside it: its own record is left out. */
  path: string;
}

/**
 * The rail beside a page: the best of each kind that the page doesn't list, and links to more.
 *
 * @param items the links to more
 * @param useKindTexts what slices call their kinds
 */
export const topRailWith = (items: readonly NavigationItem[], useKindTexts: UseKindTexts) =>
  function TopRail({ listedKinds, path }: TopRailProps) {
    const t = useRailText();
    return (
      <KindTextsContext value={useKindTexts}>
        <aside aria-label={t('rail.label')} className="flex flex-col gap-4 py-4 pl-6">
          {kinds
            .filter((kind) => !listedKinds.includes(kind))
            .map((kind) => (
              <TopSection key={kind} kind={kind} path={path} />
            ))}
          <MoreToRead items={items} />
        </aside>
      </KindTextsContext>
    );
  };

function MoreToRead({ items }: { items: readonly NavigationItem[] }) {
  const t = useRailText();
  return (
    <nav aria-labelledby="rail-read" className="px-4">
      <h2 id="rail-read" className="pb-1 text-small font-semibold text-muted">
        {t('rail.read')}
      </h2>
      <ul className="-mx-2">
        {items.map((item) => (
          <li key={item.href}>
            <MoreLink item={item} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MoreLink({ item: { href, icon: IconPart, useLabel } }: { item: NavigationItem }) {
  const label = useLabel();
  return (
    <Anchor
      href={href}
      className="flex min-h-9 items-center gap-3 rounded-control px-2 text-small focus-ring hover:bg-surface-hover active:bg-surface-active"
    >
      <IconPart aria-hidden size={18} strokeWidth={ICON_STROKE} className="text-muted" />
      {label}
    </Anchor>
  );
}
