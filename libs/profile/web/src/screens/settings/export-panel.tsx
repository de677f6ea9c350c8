import { Download } from 'lucide-react';
import { useState } from 'react';
import type { DataExport } from '@upround/profile/contract';
import { bytesText, useFormat } from '@upround/shared/i18n';
import { useFailureReason } from '@upround/shared/query';
import { toast } from '@upround/shared/toasts';
import {
  Button,
  ButtonLink,
  LiveRegion,
  Notice,
  ProgressBar,
  SettingRow,
  Skeleton,
  SkeletonGroup,
} from '@upround/shared/ui';
import { useSettingsText } from './messages/catalogue';
import { SectionError } from './section-error';
import { isUnderWay, nextExportAt, useExport, useRequestExport } from './use-exports';

/** The member's newest export, and whether another one can be requested. */
function useExportPanel() {
  const { query, latest } = useExport();
  const asking = useRequestExport();
  const [awaited, setAwaited] = useState<string>();
  const [now] = useState(Date.now);
  const isBuilding = isUnderWay(latest);
  if (latest !== undefined && isBuilding && awaited !== latest.id) setAwaited(latest.id);
  const next = isBuilding ? undefined : nextExportAt(latest, now);
  return {
    query,
    latest,
    asking,
    isNew: latest?.state === 'READY' && awaited === latest.id,
    next,
    mayAsk: query.data !== undefined && !isBuilding && next === undefined,
  };
}

type Panel = ReturnType<typeof useExportPanel>;

/** Requests an export, and shows its progress and the file. */
export function ExportPanel() {
  const panel = useExportPanel();
  const { query, mayAsk } = panel;
  return (
    <>
      <ReadyAnnouncement panel={panel} />
      {query.isPending ? (
        <ExportSkeleton />
      ) : (
        <div className="flex flex-col gap-4">
          <Exports panel={panel} />
          {mayAsk && <AskButton panel={panel} className="self-start" />}
        </div>
      )}
    </>
  );
}

/** The same as a row of the settings, with the button at its end. */
export function ExportRow() {
  const t = useSettingsText();
  const panel = useExportPanel();
  const { query, latest, mayAsk } = panel;
  const hasContent = latest !== undefined || query.isLoadingError;
  return (
    <>
      <ReadyAnnouncement panel={panel} />
      <SettingRow
        title={t('data.export')}
        hint={t('data.exportHint')}
        action={
          query.isPending ? (
            <ExportSkeleton />
          ) : (
            mayAsk && <AskButton panel={panel} className="self-center" />
          )
        }
      >
        {hasContent && (
          <div className="flex flex-col gap-4">
            <Exports panel={panel} />
          </div>
        )}
      </SettingRow>
    </>
  );
}

function ExportSkeleton() {
  const t = useSettingsText();
  return (
    <SkeletonGroup label={t('data.loading')} className="self-center">
      <Skeleton className="h-10 w-40" />
    </SkeletonGroup>
  );
}

/** Is there before its text, so that it is read out. */
function ReadyAnnouncement({ panel: { isNew } }: { panel: Panel }) {
  const t = useSettingsText();
  return <LiveRegion>{isNew && t('data.isReady')}</LiveRegion>;
}

/** The newest export, and from when on another one can be requested. */
function Exports({ panel: { query, latest, next } }: { panel: Panel }) {
  const t = useSettingsText();
  const format = useFormat();
  if (query.isLoadingError) return <SectionError title={t('data.error')} query={query} />;
  return (
    <>
      {latest !== undefined && <ExportState latest={latest} />}
      {next !== undefined && (
        <p className="text-small text-muted">{t('data.next', { moment: format.dateTime(next) })}</p>
      )}
    </>
  );
}

function ExportState({ latest }: { latest: DataExport }) {
  const t = useSettingsText();
  const format = useFormat();
  const { state, progress, size, url, expiresAt } = latest;
  if (isUnderWay(latest)) {
    const label = t(state === 'WAITING' ? 'data.waiting' : 'data.building');
    const share = t('data.percent', { share: format.percent(progress / 100) });
    return (
      <div className="flex w-full flex-col gap-2">
        <p className="flex justify-between gap-4">
          <span>{label}</span>
          <span className="figures text-muted">{share}</span>
        </p>
        <ProgressBar label={label} value={progress} valueText={share} />
        <p className="text-small text-muted">{t('data.asking')}</p>
      </div>
    );
  }
  if (state === 'READY' && url !== null) {
    return (
      <div className="flex flex-col items-start gap-3">
        <div className="flex flex-col gap-1">
          <p className="font-medium">{t('data.ready')}</p>
          <p className="max-w-measure text-small text-muted">
            {t('data.readyHint', {
              size: bytesText(format, size ?? 0),
              asked: format.date(latest.requestedAt),
              until: format.date(expiresAt ?? latest.requestedAt),
            })}
          </p>
        </div>
        <ButtonLink href={url} download variant="primary" icon={Download}>
          {t('data.download')}
        </ButtonLink>
      </div>
    );
  }
  if (state === 'FAILED') return <Notice tone="danger">{t('data.failed')}</Notice>;
  return (
    <p className="text-small text-muted">
      {t('data.expired', { until: format.date(expiresAt ?? latest.requestedAt) })}
    </p>
  );
}

interface AskButtonProps {
  panel: Panel;
  className: string;
}

function AskButton({ panel: { asking, latest }, className }: AskButtonProps) {
  const t = useSettingsText();
  const reasonOf = useFailureReason();
  return (
    <Button
      className={className}
      busy={asking.isPending}
      onClick={() =>
        asking.mutate(
          {},
          {
            onError: (error) =>
              toast.show({ type: 'error', text: t('data.askFailed', { why: reasonOf(error) }) }),
          },
        )
      }
    >
      {t(latest === undefined ? 'data.ask' : 'data.askAgain')}
    </Button>
  );
}
