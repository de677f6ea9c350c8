import { Download } from 'lucide-react';
import { bytesText, useFormat } from '@upround/shared/i18n';
import { Button } from '@upround/shared/ui';
import { useUploadsText } from './messages/catalogue';
import { useFileDownload } from './use-file-download';

interface FileLinkProps {
  url: string;
  name: string;
  /** In bytes. */
  size: number;
}

/** A private file to download, with its size. */
export function FileLink({ url, name, size }: FileLinkProps) {
  const t = useUploadsText();
  const format = useFormat();
  const { isBusy, download } = useFileDownload(url, name);
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        icon={Download}
        busy={isBusy}
        aria-label={t('download', { name })}
        className="max-w-full min-w-0 shrink"
        onClick={download}
      >
        {name}
      </Button>
      <span className="figures shrink-0 text-small text-muted">{bytesText(format, size)}</span>
    </span>
  );
}
