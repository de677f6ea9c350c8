import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Resume } from '@upround/jobs/contract';
import { api } from '@upround/shared/api-client';
import { useFormat } from '@upround/shared/i18n';
import { Button } from '@upround/shared/ui';
import { useFailureToast } from '@upround/shared/toasts';
import { useHiringText } from '../messages/catalogue';
import { saveFile } from '../../model/csv';
import { blindNumber, useFaces } from '../model/applicant-face';

/** Downloads a résumé with the creator's token. In blind mode the file's name is neutral. */
export function ResumeButton({ applicationId, resume }: { applicationId: string; resume: Resume }) {
  const t = useHiringText();
  const format = useFormat();
  const fail = useFailureToast();
  const { isBlind } = useFaces();
  const [isBusy, setBusy] = useState(false);
  const number = String(blindNumber(applicationId));

  async function download() {
    setBusy(true);
    try {
      const file = await api.fetchFile(resume.url);
      saveFile(file, isBlind ? t('panel.blindFile', { number }) : resume.name);
    } catch (error) {
      fail(error, t('panel.downloadFailed'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button icon={Download} busy={isBusy} onClick={() => void download()}>
        {t('panel.download')}
      </Button>
      <span className="min-w-0 truncate text-small text-muted figures">
        {isBlind ? t('panel.blindResume') : resume.name} · {format.bytes(resume.size)}
      </span>
    </div>
  );
}
