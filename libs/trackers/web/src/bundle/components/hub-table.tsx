import { useId } from 'react';
import type { Bundle, TrackerCount } from '@upround/trackers/contract';
import { useFormat } from '@upround/shared/i18n';
import { links } from '@upround/shared/links';
import { Link } from '@upround/shared/ui';
import { useTrackerTexts } from '../../components/tracker-texts';
import type { BundleParts } from '../data/bundle-parts';
import { useBundleText } from '../messages/catalogue';
import { contactTotal, recordTotal } from '../model/bundle-facts';

const cell = 'px-2 py-3 text-right figures';
const heading = 'px-2 py-2 text-right align-bottom font-medium';

/** Whether the viewer can read contacts of a type, but not of all its records. */
const isPart = ({ opens }: Bundle, { readableCount, count }: TrackerCount) =>
  opens.contacts && readableCount < count;

/** The four full lists with their counts; each name leads to its list. */
export function HubTable({ parts: { bundle, counts } }: { parts: BundleParts }) {
  const t = useBundleText();
  const format = useFormat();
  const texts = useTrackerTexts();
  const id = useId();
  const readable = counts.reduce((sum, { readableCount }) => sum + readableCount, 0);
  const open = counts.reduce((sum, { openCount }) => sum + openCount, 0);
  const share = (part: number, whole: number) =>
    part === whole
      ? format.number(whole)
      : t('hub.part', { part: format.number(part), whole: format.number(whole) });
  const contacts = (whole: number, isOfPart: boolean) =>
    isOfPart
      ? t('hub.some', { whole: format.number(whole) })
      : share(bundle.opens.contacts ? whole : 0, whole);
  const isAnyPart = counts.some((entry) => isPart(bundle, entry));
  const hasParts = readable < recordTotal(counts) || !bundle.opens.contacts;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-title font-semibold">
        {t('hub.table')}
      </h2>
      {hasParts && <p className="text-small text-muted">{t('hub.tableHint')}</p>}
      <table aria-labelledby={id} className="mt-3 w-full text-small medium:text-body">
        <thead>
          <tr className="border-b text-caption text-muted medium:text-small">
            <th scope="col" className="py-2 text-left align-bottom font-medium">
              {t('hub.type')}
            </th>
            <th scope="col" className={heading}>
              {t('hub.all')}
            </th>
            <th scope="col" className={`${heading} max-medium:hidden`}>
              {t('hub.openNow')}
            </th>
            <th scope="col" className={heading}>
              {t('hub.withContacts')}
            </th>
          </tr>
        </thead>
        <tbody>
          {counts.map((entry) => (
            <tr key={entry.type} className="border-b">
              <th scope="row" className="py-3 text-left font-semibold">
                <Link href={links.fullTracker(entry.type)} tone="text">
                  {texts.types(entry.type)}
                </Link>
              </th>
              <td className={cell}>{share(entry.readableCount, entry.count)}</td>
              <td className={`${cell} max-medium:hidden`}>{format.number(entry.openCount)}</td>
              <td className={cell}>{contacts(entry.contactCount, isPart(bundle, entry))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <th scope="row" className="py-3 text-left font-semibold">
              {t('hub.total')}
            </th>
            <td className={cell}>{share(readable, recordTotal(counts))}</td>
            <td className={`${cell} max-medium:hidden`}>{format.number(open)}</td>
            <td className={cell}>{contacts(contactTotal(counts), isAnyPart)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
