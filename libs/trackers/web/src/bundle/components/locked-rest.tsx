import { Lock } from 'lucide-react';
import type { Bundle, Tracker, TrackerCount } from '@upround/trackers/contract';
import { useFormat } from '@upround/shared/i18n';
import { links } from '@upround/shared/links';
import { ButtonLink, classes, ICON_STROKE, Name } from '@upround/shared/ui';
import { FunderMark } from '../../components/funder-mark';
import { useTrackerTexts } from '../../components/tracker-texts';
import { useBundleText } from '../messages/catalogue';
import { priceText } from '../model/bundle-facts';

interface LockedRestProps {
  bundle: Bundle;
  entry: TrackerCount;
  /** The next ones of the list, where the viewer can read them. */
  records: readonly Tracker[];
  /** How many of the list's locked records aren't shown above. */
  count: number;
}

/** The opacity of each row without words, from the top. */
const fades = ['opacity-75', 'opacity-50', 'opacity-40'] as const;
const MOST = fades.length;

/** The locked part of a list: its next rows, and the offer to unlock them. Rows without words fade out under it. */
export function LockedRest({ bundle, entry, records, count }: LockedRestProps) {
  const t = useBundleText();
  const texts = useTrackerTexts();
  const { type, contactCount } = entry;
  // Of angel networks the next ones can't be read: they're drawn without words.
  const isOutline = type === 'ANGEL';
  const rows = Math.min(count, isOutline ? MOST : records.length, MOST);
  if (type === 'ANGEL' && count === 0) return null;
  return (
    <div className="-mt-3 border-t">
      <div aria-hidden className="divide-y select-none">
        {fades.slice(0, rows).map((fade, row) => (
          // Words keep their contrast.
          <div key={fade} className={isOutline ? fade : undefined}>
            <FadedRow record={records[row]} />
          </div>
        ))}
      </div>
      <div
        className={classes(
          'relative mx-auto flex w-full max-w-dialog flex-col items-start gap-4 rounded-surface border bg-surface-raised p-4 shadow-floating medium:flex-row medium:items-center',
          isOutline && rows === MOST ? '-mt-30' : 'mt-4',
        )}
      >
        <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-accent-subtle text-accent-text max-medium:hidden">
          <Lock aria-hidden size={20} strokeWidth={ICON_STROKE} />
        </span>
        <p className="min-w-0 grow">
          <span className="block font-semibold figures">
            {type === 'ANGEL'
              ? t('locked.more', { count, types: texts.many(type) })
              : t('locked.rest', { counted: texts.counted(type, contactCount) })}
          </span>
          <span className="block text-small text-muted">
            {t(type === 'ANGEL' ? 'locked.moreText' : 'locked.restText')}
          </span>
        </p>
        <Unlock bundle={bundle} />
      </div>
    </div>
  );
}

function Unlock({ bundle }: Pick<LockedRestProps, 'bundle'>) {
  const t = useBundleText();
  const format = useFormat();
  const { pendingPaymentId: payment } = bundle;
  return (
    <ButtonLink
      href={payment === null ? links.bundleCheckout() : links.payment({ payment })}
      variant="primary"
      className="shrink-0 max-medium:w-full"
    >
      {payment === null
        ? t('price.buyFor', { price: priceText(format, bundle) })
        : t('price.continue')}
    </ButtonLink>
  );
}

/** A row without links; of a record that the viewer can't read, its outline alone. */
function FadedRow({ record }: { record: Tracker | undefined }) {
  const t = useBundleText();
  const texts = useTrackerTexts();
  if (record === undefined) {
    return (
      <div className="flex h-16 items-center gap-3">
        <span className="size-8 shrink-0 rounded-control bg-surface-active" />
        <span className="flex min-w-0 grow flex-col gap-2">
          <span className="h-3 w-2/5 rounded-control bg-surface-active" />
          <span className="h-2 w-1/4 rounded-control bg-surface-active" />
        </span>
        <span className="h-6 w-24 shrink-0 rounded-control border bg-surface-sunken" />
      </div>
    );
  }
  const facts = [texts.amount(record.amount), texts.seat(record)];
  const [kind] = record.contactKinds ?? [];
  return (
    <div className="flex h-16 items-center gap-3">
      <FunderMark name={record.name} size={32} />
      <span className="flex min-w-0 grow flex-col">
        <span className="truncate text-small font-semibold">
          <Name>{record.name}</Name>
        </span>
        <span className="truncate text-caption text-muted figures">
          {facts.filter((fact) => fact !== null).join(' · ')}
        </span>
      </span>
      {kind !== undefined && (
        <span className="flex h-6 shrink-0 items-center gap-1.5 rounded-control border bg-surface-sunken px-2 text-caption whitespace-nowrap text-muted">
          <Lock size={12} strokeWidth={ICON_STROKE} className="shrink-0" />
          {t(`locked.kind.${kind}`)}
        </span>
      )}
    </div>
  );
}
