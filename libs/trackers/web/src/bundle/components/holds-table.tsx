import { Check, Minus } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { TrackerCount } from '@upround/trackers/contract';
import { useFormat } from '@upround/shared/i18n';
import { ICON_STROKE } from '@upround/shared/ui';
import { useTrackerTexts } from '../../components/tracker-texts';
import { useBundleText } from '../messages/catalogue';
import { contactTotal, freeCount } from '../model/bundle-facts';

interface HoldsRow {
  key: string;
  title: ReactNode;
  free: ReactNode;
  bundle: ReactNode;
  /** What is free is all that the bundle holds. */
  isSame: boolean;
}

/** What is free and what the bundle holds, row by row: first what differs, then what is in both. */
export function HoldsTable({ counts }: { counts: readonly TrackerCount[] }) {
  const t = useBundleText();
  const id = useId();
  const rows = useRows(counts);
  const differing = rows.filter(({ isSame }) => !isSame);
  const same = rows.filter(({ isSame }) => isSame);
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
          {differing.map((row) => (
            <RowPart key={row.key} row={row} />
          ))}
        </tbody>
        {same.length > 0 && (
          <tbody>
            <tr className="border-b">
              <th
                scope="rowgroup"
                colSpan={3}
                className="pt-6 pb-2 text-left text-small font-semibold"
              >
                {t('holds.both')}
              </th>
            </tr>
            {same.map((row) => (
              <RowPart key={row.key} row={row} />
            ))}
          </tbody>
        )}
      </table>
    </section>
  );
}

const cell = 'w-20 px-2 py-3 text-right align-top figures medium:w-28';

const RowPart = ({ row: { title, free, bundle, isSame } }: { row: HoldsRow }) => (
  <tr className="border-b">
    <th scope="row" className="py-3 text-left font-regular">
      {title}
    </th>
    <td className={`${cell} text-muted`}>{free}</td>
    <td className={isSame ? `${cell} text-muted` : `${cell} font-semibold`}>{bundle}</td>
  </tr>
);

function useRows(counts: readonly TrackerCount[]): HoldsRow[] {
  const t = useBundleText();
  const format = useFormat();
  const texts = useTrackerTexts();
  const lists = counts.map((entry) => ({
    key: entry.type,
    title: texts.types(entry.type),
    free: format.number(freeCount(entry)),
    bundle: format.number(entry.count),
    isSame: freeCount(entry) === entry.count,
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
      isSame: false,
    },
    {
      key: 'exports',
      title: t('holds.exports'),
      free: <Mark is={false} />,
      bundle: <Mark is />,
      isSame: false,
    },
    ...lists,
    ...(['fit', 'pipeline', 'sources'] as const).map((key) => ({
      key,
      title: t(`holds.${key}`),
      free: <Mark is />,
      bundle: <Mark is />,
      isSame: true,
    })),
  ];
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
