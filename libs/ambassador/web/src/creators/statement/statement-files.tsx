import { Download, FileText } from 'lucide-react';
import { useState } from 'react';
import type { CreatorStatement } from '@upround/ambassador/contract';
import { api } from '@upround/shared/api-client';
import { csvFile, csvOf, saveFile } from '@upround/shared/files';
import { links } from '@upround/shared/links';
import { useFailureToast } from '@upround/shared/toasts';
import { Button } from '@upround/shared/ui';
import { useAmbassadorCreatorsText } from '../messages/catalogue';
import { plainRupees } from '../use-money';

/** Where the API serves a statement as a PDF. */
const pdfPath = (month: string) => `/v1/creator/statement/${encodeURIComponent(month)}/pdf`;

/** The statement as rows: its figures, then the posts. */
function useRows({ posts, ...statement }: CreatorStatement): (string | number)[][] {
  const t = useAmbassadorCreatorsText();
  const amount = (key: 'netRevenue' | 'pool' | 'share' | 'carriedIn' | 'paid' | 'carriedOut') => [
    t(`statement.${key}`),
    plainRupees(statement[key]),
    '',
  ];
  return [
    amount('netRevenue'),
    amount('pool'),
    [t('statement.allReads'), statement.allReads, ''],
    [t('statement.reads'), statement.reads, ''],
    amount('share'),
    amount('carriedIn'),
    amount('paid'),
    amount('carriedOut'),
    [t('statement.post'), t('statement.postReads'), t('statement.link')],
    ...posts.map(({ title, reads, slug }) => [
      slug === '' ? t('statement.deletedPost') : title,
      reads,
      slug === '' ? '' : `${window.location.origin}${links.post(slug)}`,
    ]),
  ];
}

/** Downloads the statement as CSV or as a PDF. */
export function StatementFiles({ statement }: { statement: CreatorStatement }) {
  const t = useAmbassadorCreatorsText();
  const fail = useFailureToast();
  const rows = useRows(statement);
  const [busy, setBusy] = useState<'csv' | 'pdf'>();
  const { month } = statement;
  const name = t('statement.file', { month });
  const run = async (kind: 'csv' | 'pdf', read: () => Promise<Blob>) => {
    if (busy !== undefined) return;
    setBusy(kind);
    try {
      saveFile(await read(), `${name}.${kind}`);
    } catch (error) {
      fail(error, t(`statement.${kind}Failed`));
    }
    setBusy(undefined);
  };
  const csv = async () =>
    csvFile(
      await csvOf(rows, [
        { heading: t('statements.month'), of: ([first]) => first ?? '' },
        { heading: month, of: ([, second]) => second ?? '' },
        { heading: '', of: ([, , third]) => third ?? '' },
      ]),
    );
  return (
    <>
      <Button icon={Download} busy={busy === 'csv'} onClick={() => void run('csv', csv)}>
        {t('statement.csv')}
      </Button>
      <Button
        icon={FileText}
        busy={busy === 'pdf'}
        onClick={() => void run('pdf', () => api.fetchFile(pdfPath(month)))}
      >
        {t('statement.pdf')}
      </Button>
    </>
  );
}
