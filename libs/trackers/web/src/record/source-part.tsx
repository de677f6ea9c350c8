import { Flag } from 'lucide-react';
import { useState } from 'react';
import type { Tracker } from '@upround/trackers/contract';
import { useRequireMember } from '@upround/shared/session';
import { lazyDialog } from '@upround/shared/toasts';
import { Button, Link, Notice } from '@upround/shared/ui';
import { useTrackerTexts } from '../components/tracker-texts';
import { useTrackersText } from '../messages/catalogue';
import { useRecordText } from './messages/catalogue';
import { Part } from './part';

const OutdatedDialog = /* @__PURE__ */ lazyDialog(
  () => import('./outdated-dialog').then((m) => m.OutdatedDialog),
  ({ onClose }) => onClose(),
);

/** Where the facts are from, how old they are, and the way to report that they are too old. */
export function SourcePart({ record }: { record: Tracker }) {
  const t = useRecordText();
  const tTrackers = useTrackersText();
  const texts = useTrackerTexts();
  const requireMember = useRequireMember();
  const [isReporting, setReporting] = useState(false);
  const { name, url, asOf, isOutdated } = record.source;
  const date = texts.asOf(asOf);
  return (
    <Part title={t('source.title')}>
      <p className="text-small wrap-anywhere">
        <Link href={url} target="_blank" rel="noopener noreferrer nofollow">
          {name}
        </Link>
        <span className="text-muted">
          {' · '}
          {date === null ? tTrackers('undated') : tTrackers('asOf', { date })}
        </span>
      </p>
      {isOutdated && (
        <Notice tone="warning" title={tTrackers('outdated')}>
          {t('source.outdated')}
        </Notice>
      )}
      <div>
        <Button
          variant="quiet"
          size="small"
          icon={Flag}
          className="-ml-3"
          onClick={() => requireMember(() => setReporting(true))}
        >
          {t('source.report')}
        </Button>
      </div>
      {isReporting && <OutdatedDialog record={record} onClose={() => setReporting(false)} />}
    </Part>
  );
}
