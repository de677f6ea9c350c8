import { useQuery } from '@tanstack/react-query';
import { useFormat } from '@upround/shared/i18n';
import { Button } from '@upround/shared/ui';
import type { Upload } from '@upround/uploads/contract';
import { resumesQuery } from '../data/application-queries';
import { useApplyText } from './messages/catalogue';
import { ResumeCard } from './resume-card';

/** The résumé that was uploaded last, offered once more. Nothing where there is none, or it cannot be told. */
export function SavedResume({ onUse }: { onUse: (kept: Upload) => void }) {
  const t = useApplyText();
  const format = useFormat();
  const { data } = useQuery(resumesQuery());
  const kept = data?.data[0];
  if (kept === undefined) return null;
  const facts = { size: format.bytes(kept.size), date: format.shortDate(kept.createdAt) };
  return (
    <ResumeCard name={kept.name} facts={`${t('resume.kept')} · ${t('resume.facts', facts)}`}>
      <Button size="small" onClick={() => onUse(kept)}>
        {t('resume.use')}
      </Button>
    </ResumeCard>
  );
}
