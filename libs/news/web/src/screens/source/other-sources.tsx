import { useInfiniteQuery } from '@tanstack/react-query';
import { itemsOf } from '@upround/shared/query';
import { AsidePart, PageAside } from '@upround/shared/ui';
import { SourceRow } from '../../components/source-row';
import { sourcesQuery } from '../../data/source-queries';
import { useNewsText } from '../../messages/catalogue';

const SHOWN = 5;

/** Beside a source: others to follow. They are optional: errors aren't shown. */
export function OtherSources({ id }: { id: string }) {
  const t = useNewsText();
  const { data } = useInfiniteQuery({ ...sourcesQuery(), retry: false });
  const others = itemsOf(data)
    .items.filter((source) => source.id !== id && !source.viewer.muted)
    .slice(0, SHOWN);
  if (others.length === 0) return null;
  return (
    <PageAside label={t('source.aside')}>
      <AsidePart title={t('source.others')}>
        <ul className="flex flex-col gap-4">
          {others.map((source) => (
            <li key={source.id}>
              <SourceRow source={source} />
            </li>
          ))}
        </ul>
      </AsidePart>
    </PageAside>
  );
}
