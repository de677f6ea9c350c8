import { useQuery } from '@tanstack/react-query';
import { bytesText, useFormat } from '@upround/shared/i18n';
import { Button } from '@upround/shared/ui';
import type { Upload } from '@upround/uploads/contract';
import { FileCard } from '@upround/uploads/web';
import { resumesQuery } from '../../applied/data/application-queries';
import { useApplyText } from '../messages/catalogue';

/** Offers the résumé that was uploaded last. Renders nothing where there is none, or it could not be read. */
export function SavedResume({ onUse }: { onUse: (saved: Upload) => void }) {
  const t = useApplyText();
  const format = useFormat();
  const { data } = useQuery(resumesQuery());
  const saved = data?.data[0];
  if (saved === undefined) return null;
  const facts = { size: bytesText(format, saved.size), date: format.shortDate(saved.createdAt) };
  return (
    <FileCard name={saved.name} facts={`${t('resume.lastUploaded')} · ${t('resume.facts', facts)}`}>
      <Button size="small" onClick={() => onUse(saved)}>
        {t('resume.use')}
      </Button>
    </FileCard>
  );
}
