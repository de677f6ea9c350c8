import { Bell, BellRing, CircleCheck, Ellipsis, Eye, EyeOff, Link2, ListPlus } from 'lucide-react';
import type { Tracker } from '@upround/trackers/contract';
import { links } from '@upround/shared/links';
import { useSession } from '@upround/shared/session';
import { useCopyLink } from '@upround/shared/toasts';
import {
  ActionButton,
  ActionRow,
  Button,
  ButtonLink,
  IconButton,
  Menu,
  MenuItem,
} from '@upround/shared/ui';
import { BookmarkButton } from '@upround/social/web';
import { useMarks, useWatch } from '../components/use-marks';
import { useTrackersText } from '../messages/catalogue';
import { useApplied } from './use-applied';
import { useRecordText } from './messages/catalogue';

/** Beside each other at one width, or below each other where the words wouldn't fit. */
const sharedClasses = 'grow basis-40';

/** What one does with a record: the pipeline and reminders first, then saving and sharing; in a menu, what is rare. */
export function RecordActions({ record }: { record: Tracker }) {
  const t = useRecordText();
  return (
    <div className="flex flex-col gap-3">
      <div className="flex max-w-form flex-wrap gap-2">
        <PipelineButton record={record} />
        <WatchButton record={record} />
      </div>
      <ActionRow label={t('actions', { name: record.name })}>
        <SmallActions record={record} />
      </ActionRow>
    </div>
  );
}

function PipelineButton({ record }: { record: Tracker }) {
  const t = useRecordText();
  const tTrackers = useTrackersText();
  const marks = useMarks(record);
  const item = record.own?.item ?? null;
  if (item === null) {
    return (
      <Button variant="primary" icon={ListPlus} className={sharedClasses} onClick={marks.add}>
        {t('add')}
      </Button>
    );
  }
  return (
    <ButtonLink
      className={sharedClasses}
      href={links.pipeline({ item: item.id })}
      icon={ListPlus}
      aria-label={t('inPipeline', { stage: tTrackers(`pipelineStage.${item.stage}`) })}
    >
      {t('isInPipeline')}
    </ButtonLink>
  );
}

/** A deadline can be reminded of, and the opening of what is closed; of what is always open, or doesn't say, there is nothing to notify of. */
const watchOf = ({ isOpen, deadline }: Tracker) => {
  if (isOpen === false) return 'opening';
  return deadline === null ? null : 'deadline';
};

function WatchButton({ record }: { record: Tracker }) {
  const t = useRecordText();
  const watch = useWatch(record, t('watch.failed'));
  const what = watchOf(record);
  const isOn = record.own?.isWatched ?? false;
  if (what === null && !isOn) return null;
  const isOpening = what === 'opening';
  return (
    <Button
      className={sharedClasses}
      icon={isOn ? BellRing : Bell}
      aria-pressed={isOn}
      {...(isOpening && !isOn && { 'aria-label': t('watch.opening') })}
      title={t(isOpening ? 'watch.openingHint' : 'watch.remindHint')}
      onClick={() => watch(!isOn)}
    >
      {isOpening
        ? t(isOn ? 'watch.waiting' : 'watch.openingShort')
        : t(isOn ? 'watch.reminding' : 'watch.remind')}
    </Button>
  );
}

function SmallActions({ record }: { record: Tracker }) {
  const t = useRecordText();
  const tTrackers = useTrackersText();
  const copy = useCopyLink(links.trackers({ record: record.slug }));
  const marks = useMarks(record);
  const applied = useApplied(record.id);
  const { isMember } = useSession();
  const isHidden = record.own?.isHidden ?? false;
  return (
    <>
      <BookmarkButton
        reference={{ referenceType: 'TRACKER', referenceId: record.id }}
        bookmarked={record.own?.isBookmarked ?? false}
        count={0}
        about={record.name}
        text={(label) => label}
      />
      <ActionButton icon={Link2} label={t('share')} text={t('share')} onClick={copy} />
      <Menu trigger={<IconButton icon={Ellipsis} label={t('more')} />}>
        {isMember && (
          <MenuItem icon={CircleCheck} onSelect={() => void applied()}>
            {t('applied')}
          </MenuItem>
        )}
        <MenuItem icon={isHidden ? Eye : EyeOff} onSelect={isHidden ? marks.show : marks.hide}>
          {tTrackers(isHidden ? 'mark.show' : 'mark.hide')}
        </MenuItem>
      </Menu>
    </>
  );
}
