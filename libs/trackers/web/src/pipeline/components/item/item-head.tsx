import { ExternalLink } from 'lucide-react';
import type { PipelineItem } from '@upround/trackers/contract';
import { links } from '@upround/shared/links';
import { classes, ICON_STROKE, Link, Time, Words } from '@upround/shared/ui';
import { FunderMark } from '../../../components/funder-mark';
import { TimeLeft } from '../../../components/deadline-text';
import { useTrackerTexts } from '../../../components/tracker-texts';
import { usePipelineText } from '../../messages/catalogue';

interface ItemHeadProps {
  item: PipelineItem;
  titleId: string;
  /** A button of the pane is over the corner. */
  hasCorner: boolean;
}

/** Who it is, how long it has been at its stage, and the ways to its facts. */
export function ItemHead({ item, titleId, hasCorner }: ItemHeadProps) {
  const t = usePipelineText();
  const texts = useTrackerTexts();
  const { name, record, website, stage, stageSince } = item;
  const { deadline = null } = record ?? {};
  return (
    <header className={classes('flex gap-4', hasCorner && 'pr-8')}>
      <FunderMark name={name} size={48} />
      <div className="flex min-w-0 flex-col gap-1 text-small">
        <h2 id={titleId} dir="auto" className="text-title font-semibold text-balance wrap-anywhere">
          <Words>{name}</Words>
        </h2>
        <p className="text-muted">
          {record !== null && `${texts.type(record.type)} · `}
          {t.rich('item.since', {
            stage: texts.pipelineStage(stage),
            date: () => <Time value={stageSince} form="date" />,
          })}
        </p>
        {deadline !== null && (
          <p className="font-medium figures">
            {t.rich('item.deadline', { left: () => <TimeLeft deadline={deadline} /> })}
          </p>
        )}
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          {record !== null && (
            <Link href={links.trackers({ record: record.slug })}>{t('item.record')}</Link>
          )}
          {website !== null && (
            <Link
              href={website}
              target="_blank"
              rel="noreferrer"
              className="inline-flex items-center gap-1"
            >
              {t('item.website')}
              <ExternalLink aria-hidden size={14} strokeWidth={ICON_STROKE} />
              <span className="sr-only">{t('item.newTab')}</span>
            </Link>
          )}
        </p>
      </div>
    </header>
  );
}
