import { Check, Minus } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { TrackerCount } from '@upround/trackers/contract';
import { useFormat } from '@upround/shared/i18n';
import { AsidePart, ICON_STROKE } from '@upround/shared/ui';
import { useTrackerTexts } from '../../components/tracker-texts';
import { useBundleText } from '../messages/catalogue';
import { contactTotal, freeCount } from '../model/bundle-facts';

/** The list has records, and all of them are free. */
const isAllFree = (entry: TrackerCount) => entry.count > 0 && freeCount(entry) === entry.count;

interface HoldsRow {
  key: string;
  title: ReactNode;
  free: ReactNode;
  bundle: ReactNode;
}

/** What is free and what the bundle holds, row by row where they differ. */
export function HoldsTable({ counts }: { counts: readonly TrackerCount[] }) {
  const t = useBundleText();
  const id = useId();
  const rows = useRows(counts);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-title font-semibold">
        {t('holds.title')}
      </h2>
      <table aria-labelledby={id} className="mt-3 w-full">
        <thead>
          <tr className="border-b text-small text-muted">
            <th scope="col" className="py-2 text-left font-medium">
              {t('holds.what')}
            </th>
            <th scope="col" className="px-2 py-2 text-right font-medium">
              {t('holds.free')}
            </th>
            <th scope="col" className="px-2 py-2 text-right font-medium text-accent-text">
              {t('holds.bundle')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <RowPart key={row.key} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

const cell = 'w-20 px-2 py-3 text-right align-top figures medium:w-28';

const RowPart = ({ row: { title, free, bundle } }: { row: HoldsRow }) => (
  <tr className="border-b">
    <th scope="row" className="py-3 text-left font-regular">
      {title}
    </th>
    <td className={`${cell} text-muted`}>{free}</td>
    <td className={`${cell} font-semibold`}>{bundle}</td>
  </tr>
);

function useRows(counts: readonly TrackerCount[]): HoldsRow[] {
  const t = useBundleText();
  const format = useFormat();
  const texts = useTrackerTexts();
  const lists = counts
    .filter((entry) => !isAllFree(entry))
    .map((entry) => ({
      key: entry.type,
      title: texts.types(entry.type),
      free: format.number(freeCount(entry)),
      bundle: format.number(entry.count),
    }));
  return [
    {
      key: 'contacts',
      title: (
        <>
          {t('holds.contacts')}
          <span className="block text-small text-muted">{t('holds.contactsHint')}</span>
        </>
      ),
      free: <Mark is={false} />,
      bundle: format.number(contactTotal(counts)),
    },
    {
      key: 'exports',
      title: t('holds.exports'),
      free: <Mark is={false} />,
      bundle: <Mark is />,
    },
    ...lists,
  ];
}

const tools = ['filters', 'fit', 'views', 'pipeline', 'reminders', 'calendar', 'sources'] as const;

/** What everyone has, with the bundle or without it. */
export function FreePart({ counts }: { counts: readonly TrackerCount[] }) {
  const t = useBundleText();
  const format = useFormat();
  const texts = useTrackerTexts();
  const lists = counts.filter(isAllFree).map(({ type, count }) => texts.counted(type, count));
  const items = [...lists, ...tools.map((tool) => t(`holds.shared.${tool}`))];
  return (
    <AsidePart title={t('holds.bothTitle')}>
      <p className="text-small text-pretty text-muted figures">
        {t('holds.both', { items: format.list(items) })}
      </p>
    </AsidePart>
  );
}

/** Whether it's included, by shape and in words. */
function Mark({ is }: { is: boolean }) {
  const t = useBundleText();
  const IconPart = is ? Check : Minus;
  return (
    <span className="inline-flex h-6 items-center">
      <IconPart
        aria-hidden
        size={18}
        strokeWidth={is ? 2 : ICON_STROKE}
        className={is ? 'text-success' : 'text-muted'}
      />
      <span className="sr-only">{t(is ? 'holds.yes' : 'holds.no')}</span>
    </span>
  );
}
