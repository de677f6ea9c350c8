import type { JobSummary } from '@upround/jobs/contract';
import { bytesText, useFormat } from '@upround/shared/i18n';
import type { SessionUser } from '@upround/shared/session';
import { Avatar, Name, Words } from '@upround/shared/ui';
import { FileCard } from '@upround/uploads/web';
import type { ApplicationDraft } from '../draft/application-drafts';
import { useApplyText } from '../messages/catalogue';

interface ApplicationPreviewProps {
  job: JobSummary;
  user: SessionUser;
  draft: ApplicationDraft;
}

/** What the company will see. */
export function ApplicationPreview({ job, user, draft }: ApplicationPreviewProps) {
  const t = useApplyText();
  const format = useFormat();
  const { note, resume } = draft;
  return (
    <div className="flex flex-col gap-5">
      <p className="text-small text-muted">
        {t('preview.lead', { name: job.creator.displayName })}
      </p>
      <p className="flex items-center gap-3 font-medium">
        <Avatar name={user.displayName} src={user.avatarUrl} />
        <Name>{user.displayName}</Name>
      </p>
      <section className="flex flex-col gap-1">
        <h3 className="text-small font-medium">{t('preview.note')}</h3>
        {note.trim() === '' ? (
          <p className="text-muted">{t('preview.noNote')}</p>
        ) : (
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            <Words>{note.trim()}</Words>
          </p>
        )}
      </section>
      <section className="flex flex-col gap-1">
        <h3 className="text-small font-medium">{t('preview.resume')}</h3>
        {resume === null ? (
          <p className="text-muted">{t('preview.noResume')}</p>
        ) : (
          <FileCard name={resume.name} facts={bytesText(format, resume.size)} />
        )}
      </section>
    </div>
  );
}
