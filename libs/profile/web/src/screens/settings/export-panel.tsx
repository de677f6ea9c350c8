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
  Skeleton,
  SkeletonGroup,
} from '@upround/shared/ui';
import { useSettingsText } from './messages/catalogue';
import { SectionError } from './section-error';
import { isUnderWay, nextExportAt, useExport, useRequestExport } from './use-exports';

/** Requests an export, and shows its progress and the file. */
export function ExportPanel() {
  const t = useSettingsText();
  const { query, latest } = useExport();
  const [awaited, setAwaited] = useState<string>();
  if (latest !== undefined && isUnderWay(latest) && awaited !== latest.id) setAwaited(latest.id);
  const isNew = latest?.state === 'READY' && awaited === latest.id;
  return (
    <>
      <LiveRegion>{isNew && t('data.isReady')}</LiveRegion>
      <Exports query={query} latest={latest} />
    </>
  );
}

function Exports({ query, latest }: ReturnType<typeof useExport>) {
  const t = useSettingsText();
  if (query.isPending) {
    return (
      <SkeletonGroup label={t('data.loading')}>
        <Skeleton className="h-10 w-40" />
      </SkeletonGroup>
    );
  }
  if (query.data === undefined) {
    return <SectionError title={t('data.error')} query={query} />;
  }
  return (
    <div className="flex flex-col items-start gap-4">
      {latest !== undefined && <ExportState latest={latest} />}
      <AskButton latest={latest} />
    </div>
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

function AskButton({ latest }: { latest: DataExport | undefined }) {
  const t = useSettingsText();
  const format = useFormat();
  const reasonOf = useFailureReason();
  const asking = useRequestExport();
  const [now] = useState(Date.now);
  if (isUnderWay(latest)) return null;
  const next = nextExportAt(latest, now);
  if (next !== undefined) {
    return (
      <p className="text-small text-muted">{t('data.next', { moment: format.dateTime(next) })}</p>
    );
  }
  return (
    <Button
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
