import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import type { TrackerCount, TrackerType } from '@upround/trackers/contract';
import { useFormat } from '@upround/shared/i18n';
import { links } from '@upround/shared/links';
import { useCardLink } from '@upround/shared/routing';
import { ICON_STROKE, Link, MetaLine } from '@upround/shared/ui';
import { FunderMark } from '../../components/funder-mark';
import { useTrackerTexts } from '../../components/tracker-texts';
import { useBundleText } from '../messages/catalogue';

/** The four full lists: what is in each, some of its funders, and the way in. */
export function HubLists({ counts }: { counts: readonly TrackerCount[] }) {
  const t = useBundleText();
  return (
    <ul aria-label={t('hub.lists')} className="grid gap-4 medium:grid-cols-2">
      {counts.map((entry) => (
        <li key={entry.type} className="min-w-0">
          <HubList entry={entry} />
        </li>
      ))}
    </ul>
  );
}

interface OtherListsProps {
  type: TrackerType;
  counts: readonly TrackerCount[];
}

/** On the page of one list: the others that come with it. */
export function OtherLists({ type, counts }: OtherListsProps) {
  const t = useBundleText();
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-title font-semibold">
        {t('hub.others')}
      </h2>
      <ul className="grid gap-4 medium:grid-cols-3">
        {counts
          .filter((entry) => entry.type !== type)
          .map((entry) => (
            <li key={entry.type} className="min-w-0">
              <HubList isOther entry={entry} />
            </li>
          ))}
      </ul>
    </section>
  );
}

interface HubListProps {
  entry: TrackerCount;
  /** Below the heading of a part, without what says more than its counts. */
  isOther?: boolean;
}

/** The card of a list. Pressing anywhere on it opens the list. */
function HubList({ entry, isOther = false }: HubListProps) {
  const t = useBundleText();
  const format = useFormat();
  const texts = useTrackerTexts();
  const id = useId();
  const { type, count, openCount, contactCount, readableCount, sample } = entry;
  const href = links.fullTracker(type);
  const Heading = isOther ? 'h3' : 'h2';
  return (
    <article
      {...useCardLink(href)}
      aria-labelledby={id}
      className="flex h-full cursor-pointer flex-col gap-3 rounded-surface border bg-surface-raised p-4 transition-colors hover:border-strong"
    >
      <div className="flex items-start justify-between gap-4">
        <Heading id={id} className="text-title font-semibold">
          <Link href={href} tone="text">
            {texts.types(type)}
          </Link>
        </Heading>
        {!isOther && <Marks sample={sample} />}
      </div>
      <p className="flex items-baseline gap-2">
        <span className="text-display font-semibold figures">{format.number(count)}</span>
        <span className="text-small text-muted">{t('hub.records', { count })}</span>
      </p>
      {!isOther && <p className="text-small">{t(`hub.about.${type}`)}</p>}
      <MetaLine>
        {readableCount < count && (
          <span>{t('hub.readable', { count: format.number(readableCount) })}</span>
        )}
        {openCount > 0 && <span>{t('hub.open', { count: openCount })}</span>}
        <span>{t('hub.contacts', { count: contactCount })}</span>
      </MetaLine>
      <p
        aria-hidden
        className="mt-auto flex items-center gap-1.5 text-small font-medium text-accent-text"
      >
        {t('hub.see', { types: texts.many(type) })}
        <ArrowRight size={16} strokeWidth={ICON_STROKE} />
      </p>
    </article>
  );
}

/** The marks of some funders of a list. Their names are in the list itself. */
const Marks = ({ sample }: Pick<TrackerCount, 'sample'>) => (
  <span aria-hidden className="flex shrink-0 gap-1">
    {sample.slice(0, 3).map(({ id, name }) => (
      <FunderMark key={id} name={name} size={32} />
    ))}
  </span>
);
