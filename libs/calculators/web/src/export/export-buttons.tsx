import { Download, FileSpreadsheet, FileText, Link2, Printer } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '@upround/shared/files';
import { toast, useCopyLink } from '@upround/shared/toasts';
import { Button, Menu, MenuItem } from '@upround/shared/ui';
import { useExportText } from './messages/catalogue';
import type { Report, ReportAmounts } from './report';

interface ExportButtonsProps {
  /** The page with what is entered, as `links` builds it. */
  href: string;
  /** Without its ending. */
  fileName: string;
  /** Spreadsheets have amounts in full, other files in few letters. */
  reportOf: (amounts: ReportAmounts) => Report;
}

const PDF = 'application/pdf';

/** Takes along what is entered: as a link, a file, or on paper. Files are made in the browser. */
export function ExportButtons({ href, fileName, reportOf }: ExportButtonsProps) {
  const t = useExportText();
  const copyLink = useCopyLink(href);
  const [isBusy, setBusy] = useState(false);
  const make = async (ending: string, file: () => Promise<Blob>) => {
    setBusy(true);
    try {
      saveFile(await file(), `${fileName}.${ending}`);
    } catch {
      toast.show({ type: 'error', text: t('failed') });
    } finally {
      setBusy(false);
    }
  };
  const makeCsv = async () => (await import('./report-csv')).reportCsv(reportOf('full'));
  const makePdf = async () => {
    const [{ reportPdf }, { fetchPdfFonts }] = await Promise.all([
      import('./report-pdf'),
      import('./pdf-fonts'),
    ]);
    return new Blob([await reportPdf(reportOf('short'), await fetchPdfFonts())], { type: PDF });
  };
  return (
    <>
      <Button icon={Link2} size="small" onClick={copyLink}>
        {t('share')}
      </Button>
      <Menu
        align="end"
        trigger={
          <Button icon={Download} size="small" busy={isBusy}>
            {t('download')}
          </Button>
        }
      >
        <MenuItem icon={FileText} onSelect={() => void make('pdf', makePdf)}>
          {t('pdf')}
        </MenuItem>
        <MenuItem icon={FileSpreadsheet} onSelect={() => void make('csv', makeCsv)}>
          {t('csv')}
        </MenuItem>
        <MenuItem icon={Printer} onSelect={() => window.print()}>
          {t('print')}
        </MenuItem>
      </Menu>
    </>
  );
}
