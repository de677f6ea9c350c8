import { ImageUp } from 'lucide-react';
import { useState } from 'react';
import { api } from '@upround/shared/api-client';
import { useFailureReason } from '@upround/shared/query';
import { Button, CompanyMark, FieldGroup, FileButton } from '@upround/shared/ui';
import { upload } from '@upround/uploads/contract';
import { useCompanyText } from './messages/catalogue';
import { squareLogo } from './square-logo';

interface LogoFieldProps {
  name: string;
  url: string | null;
  onChange: (url: string | null) => void;
  error: string | undefined;
}

/** The logo of a company: chosen from this device, made square, and uploaded at once. */
export function LogoField({ name, url, onChange, error }: LogoFieldProps) {
  const t = useCompanyText();
  const reasonOf = useFailureReason();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function send(file: File) {
    setProblem(undefined);
    setBusy(true);
    try {
      const logo = await squareLogo(file).catch(() => null);
      if (logo === null) {
        setProblem(t('edit.logoUnreadable'));
        return;
      }
      const { url: stored } = await api.call(upload, {
        body: { purpose: 'IMAGE' },
        files: { file: [logo] },
      });
      onChange(stored);
    } catch (failure) {
      setProblem(t('edit.logoFailed', { why: reasonOf(failure) }));
    } finally {
      setBusy(false);
    }
  }

  return (
    <FieldGroup
      legend={t('edit.logo')}
      optional
      hint={<span role="status">{t(isBusy ? 'edit.uploading' : 'edit.logoHint')}</span>}
      error={problem === undefined ? error : <span role="alert">{problem}</span>}
    >
      <div className="flex flex-wrap items-center gap-3">
        <CompanyMark name={name} logoUrl={url} size={64} />
        <FileButton
          icon={ImageUp}
          label={t(url === null ? 'edit.chooseLogo' : 'edit.changeLogo')}
          accept="image/png,image/jpeg,image/webp"
          busy={isBusy}
          onFiles={([file]) => file !== undefined && void send(file)}
        />
        {url !== null && (
          <Button variant="quiet" onClick={() => onChange(null)}>
            {t('edit.removeLogo')}
          </Button>
        )}
      </div>
    </FieldGroup>
  );
}
