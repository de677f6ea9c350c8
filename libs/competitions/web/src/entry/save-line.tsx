import { useFormat, useToday } from '@upround/shared/i18n';
import { useFailureReason } from '@upround/shared/query';
import type { OwnEntry } from '@upround/competitions/contract';
import { Button, classes, LiveRegion } from '@upround/shared/ui';
import type { EntrySaver, SaveState } from './entry-saver';
import { useEntryText } from './messages/catalogue';

interface SaveLineProps {
  saver: EntrySaver;
  state: SaveState;
  entry: OwnEntry | null;
}

function useSaveText(state: SaveState, entry: OwnEntry | null): string {
  const t = useEntryText();
  const format = useFormat();
  const { today } = useToday();
  const reasonOf = useFailureReason();
  switch (state.kind) {
    case 'saved': {
      const at = state.at ?? (entry === null ? null : Date.parse(entry.updatedAt));
      if (at === null) return t('save.begin');
      const isToday = format.date(at) === today;
      return t('save.saved', { time: isToday ? format.time(at) : format.shortDate(at) });
    }
    case 'failed':
      return t('save.failed', { reason: reasonOf(state.error) });
    case 'offline':
      return t(navigator.onLine ? 'save.unreachable' : 'save.offline');
    default:
      return t(`save.${state.kind}`);
  }
}

/** How far the entry is saved. Only what goes wrong is read out: it's saved after each pause. */
export function SaveLine({ saver, state, entry }: SaveLineProps) {
  const t = useEntryText();
  const text = useSaveText(state, entry);
  const isWaiting = state.kind === 'offline' || state.kind === 'failed';
  const isTrouble = isWaiting || ['conflict', 'gone', 'closed'].includes(state.kind);
  return (
    <div className="flex min-h-8 min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
      <div className="flex min-w-0 flex-col">
        <p
          className={classes(
            'figures text-small wrap-anywhere',
            isTrouble ? 'text-danger-text' : 'text-muted',
          )}
        >
          {text}
        </p>
        {state.kind === 'offline' && (
          <p className="text-small text-muted">{t('save.deviceNote')}</p>
        )}
      </div>
      {isWaiting && (
        <Button size="small" onClick={() => void saver.save()}>
          {t('save.retry')}
        </Button>
      )}
      <LiveRegion>{isTrouble ? text : ''}</LiveRegion>
    </div>
  );
}
