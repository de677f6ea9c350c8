import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { exportTrackers, trackerLimits } from '@upround/trackers/contract';
import { api } from '@upround/shared/api-client';
import { csvFile, csvOf, localDay, saveFile } from '@upround/shared/files';
import { useFormat } from '@upround/shared/i18n';
import { FailureReason } from '@upround/shared/query';
import { toast, useFailureToast } from '@upround/shared/toasts';
import {
  Button,
  Dialog,
  ErrorState,
  RadioGroup,
  Skeleton,
  SkeletonGroup,
} from '@upround/shared/ui';
import { OpenedBy } from '../../components/opened-by';
import { useTrackerTexts } from '../../components/tracker-texts';
import { bundleQuery } from '../../data/tracker-queries';
import { planThatOpens } from '../../model/opened-by';
import { useTrackerListText } from '../messages/catalogue';
import type { List } from '../use-list';
import { useExportColumns } from './export-columns';
import { xlsxOf } from './xlsx-of';

interface ExportDialogProps {
  list: List;
  onClose: () => void;
}

const formats = ['csv', 'xlsx'] as const;
type FileFormat = (typeof formats)[number];

/** Saves the list as a file, or says what opens that. Loaded when it's opened. */
export function ExportDialog({ list, onClose }: ExportDialogProps) {
  const t = useTrackerListText();
  const format = useFormat();
  const texts = useTrackerTexts();
  const { data } = useQuery(bundleQuery());
  const [kind, setKind] = useState<FileFormat>('csv');
  const { isBusy, save } = useExport(list, kind, onClose);
  const isOpened = data?.opens.exports === true;
  return (
    <Dialog
      open
      focusTitle
      onOpenChange={onClose}
      title={t('export.title', { types: texts.many(list.place.type) })}
      description={
        isOpened && t('export.description', { most: format.number(trackerLimits.exportRows) })
      }
      footer={
        isOpened && (
          <>
            <Button onClick={onClose}>{t('export.cancel')}</Button>
            <Button variant="primary" busy={isBusy} onClick={() => void save()}>
              {t('export.save')}
            </Button>
          </>
        )
      }
    >
      {isOpened ? (
        <RadioGroup
          legend={t('export.format')}
          value={kind}
          onChange={setKind}
          options={formats.map((value) => ({
            value,
            label: t(`export.${value}`),
            hint: t(`export.${value}Hint`),
          }))}
        />
      ) : (
        <NotOpened />
      )}
    </Dialog>
  );
}

/** What opens exports; until that is known, its room. */
function NotOpened() {
  const t = useTrackerListText();
  const query = useQuery(bundleQuery());
  if (query.data !== undefined) {
    return (
      <OpenedBy text={t('export.locked', { plan: planThatOpens('trackerExports') })}>
        {t('export.lockedHint')}
      </OpenedBy>
    );
  }
  return query.isPending ? (
    <SkeletonGroup className="flex flex-col gap-3">
      <Skeleton className="h-4 w-3/4" />
      <Skeleton className="h-10 w-40" />
    </SkeletonGroup>
  ) : (
    <ErrorState
      title={t('export.failed')}
      className="px-0"
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
    >
      <FailureReason error={query.error} />
    </ErrorState>
  );
}

function useExport({ place, filters, sort }: List, kind: FileFormat, onDone: () => void) {
  const t = useTrackerListText();
  const format = useFormat();
  const texts = useTrackerTexts();
  const fail = useFailureToast();
  const columns = useExportColumns();
  const [isBusy, setBusy] = useState(false);

  const fileName = t('export.file', {
    types: texts.many(place.type).replaceAll(' ', '-'),
    day: localDay(new Date().toISOString()),
  });

  const save = async () => {
    setBusy(true);
    try {
      const { data, total } = await api.call(exportTrackers, {
        query: { type: place.type, ...filters, ...(sort !== 'name' && { sort }) },
      });
      const file =
        kind === 'csv'
          ? csvFile(await csvOf(data, columns))
          : await xlsxOf(data, columns, texts.types(place.type));
      saveFile(file, `${fileName}.${kind}`);
      toast.show(
        data.length < total
          ? {
              type: 'warning',
              text: t('export.cut', {
                count: format.number(data.length),
                total: format.number(total),
              }),
            }
          : { text: t('export.done', { count: data.length }) },
      );
      onDone();
    } catch (error) {
      fail(error, t('export.failed'));
      setBusy(false);
    }
  };
  return { isBusy, save };
}
