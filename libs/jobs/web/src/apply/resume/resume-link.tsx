import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Resume } from '@upround/jobs/contract';
import { api } from '@upround/shared/api-client';
import { bytesText, useFormat } from '@upround/shared/i18n';
import { Button } from '@upround/shared/ui';
import { useFailureToast } from '@upround/shared/toasts';
import { saveFile } from '@upround/shared/files';
import { useApplyText } from '../messages/catalogue';

/** A link to a private résumé: fetched with the viewer's token and saved as a file. */
export function ResumeLink({ resume }: { resume: Resume }) {
  const t = useApplyText();
  const format = useFormat();
  const fail = useFailureToast();
  const [isBusy, setBusy] = useState(false);
  const { name, url, size } = resume;

  async function download() {
    setBusy(true);
    try {
      saveFile(await api.fetchFile(url), name);
    } catch (error) {
      fail(error, t('resume.failed', { name }));
    } finally {
      setBusy(false);
    }
  }

  return (
    <span className="flex min-w-0 items-center gap-3">
      <Button
        icon={Download}
        busy={isBusy}
        aria-label={t('resume.open', { name })}
        className="min-w-0 shrink"
        onClick={() => void download()}
      >
        {name}
      </Button>
      <span className="shrink-0 text-small text-muted figures">{bytesText(format, size)}</span>
    </span>
  );
}
