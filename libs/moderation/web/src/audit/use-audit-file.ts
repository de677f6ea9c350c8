import { AUDIT_FILE_MAX, exportAudit } from '@upround/moderation/contract';
import type { AuditEntry, AuditFilters } from '@upround/moderation/contract';
import { api } from '@upround/shared/api-client';
import { csvFile, csvOf, localDay, saveFile, type CsvColumn } from '@upround/shared/files';
import { toast } from '@upround/shared/toasts';
import { useFormat } from '@upround/shared/i18n';
import { useModerationText } from '../messages/catalogue';

function useColumns(): CsvColumn<AuditEntry>[] {
  const t = useModerationText();
  return [
    { heading: t('audit.column.at'), of: ({ at }) => at },
    { heading: t('audit.column.source'), of: ({ source }) => t(`audit.source.${source}`) },
    { heading: t('audit.column.actor'), of: ({ actor }) => actor?.displayName ?? '' },
    { heading: t('audit.column.actorId'), of: ({ actorId }) => actorId ?? '' },
    { heading: t('audit.column.action'), of: ({ action }) => action },
    { heading: t('audit.column.type'), of: ({ referenceType }) => referenceType },
    { heading: t('audit.column.record'), of: ({ referenceId }) => referenceId },
    { heading: t('audit.column.network'), of: ({ network }) => network },
    { heading: t('audit.column.request'), of: ({ requestId }) => requestId },
    { heading: t('audit.column.details'), of: ({ details }) => JSON.stringify(details) },
  ];
}

/**
 * Downloads the entries that match as a file.
 *
 * @returns the function that does so; it throws what the API answers
 */
export function useAuditFile(filters: AuditFilters): () => Promise<void> {
  const t = useModerationText();
  const format = useFormat();
  const columns = useColumns();
  return async () => {
    const { entries, isWhole } = await api.call(exportAudit, { body: filters });
    const text = await csvOf(entries, columns);
    saveFile(csvFile(text), t('audit.csvName', { day: localDay(new Date().toISOString()) }));
    if (!isWhole) {
      toast.show({ text: t('audit.csvCut', { count: format.number(AUDIT_FILE_MAX) }) });
    }
  };
}
