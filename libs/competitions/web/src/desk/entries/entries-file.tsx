import { Download } from 'lucide-react';
import { useRef } from 'react';
import type { DeskCompetition } from '@upround/competitions/contract';
import { Button } from '@upround/shared/ui';
import { useDeskText } from '../messages/catalogue';
import { useLostFocus } from '../use-lost-focus';
import { useEntriesCsv } from './use-entries-csv';

/** Saves all entries as a file; says how far it is, and can be cancelled. */
export function EntriesFile({ competition }: { competition: DeskCompetition }) {
  const t = useDeskText();
  const { done, isBusy, download, cancel } = useEntriesCsv(competition);
  const start = useRef<HTMLButtonElement>(null);
  useLostFocus(isBusy, start);
  // Others may submit while it's read.
  const total = Math.max(done, competition.entryCount);
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap gap-2">
        <Button
          ref={start}
          size="small"
          icon={Download}
          busy={isBusy}
          onClick={() => void download()}
        >
          {t('csv.download')}
        </Button>
        {isBusy && (
          <Button size="small" aria-label={t('csv.cancelName')} onClick={cancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
      <p role="status" className="figures text-small text-muted">
        {isBusy ? t('csv.progress', { done: String(done), total: String(total) }) : t('csv.hint')}
      </p>
    </div>
  );
}
