import { Download } from 'lucide-react';
import { useState } from 'react';
import { listPayments, type Payment } from '@upround/premium/contract';
import { api } from '@upround/shared/api-client';
import { csvFile, csvOf, localDay, saveFile, type CsvColumn } from '@upround/shared/files';
import { useFailureToast } from '@upround/shared/toasts';
import { Button } from '@upround/shared/ui';
import { usePremiumText } from '../messages/catalogue';
import { plainRupees } from '../model/use-money';

/** All payments of the viewer, newest first. */
async function readAll(): Promise<Payment[]> {
  const all: Payment[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: { data: Payment[]; nextSegment: string | null } = await api.call(listPayments, {
      query: { cursor },
    });
    all.push(...page.data);
    cursor = page.nextSegment;
  }
  return all;
}

function useColumns(): CsvColumn<Payment>[] {
  const t = usePremiumText();
  return [
    { heading: t('payments.column.date'), of: ({ createdAt }) => localDay(createdAt) },
    { heading: t('payments.column.title'), of: ({ title }) => title },
    { heading: t('payments.column.amount'), of: ({ amount }) => plainRupees(amount) },
    { heading: t('payments.column.state'), of: ({ state }) => t('payments.state', { state }) },
    { heading: t('payments.column.refunded'), of: ({ refunded }) => plainRupees(refunded) },
    { heading: t('payments.column.invoice'), of: ({ invoice }) => invoice },
    { heading: t('payments.column.creditNote'), of: ({ creditNote }) => creditNote },
  ];
}

/** Downloads all of the viewer's payments as CSV. */
export function CsvButton() {
  const t = usePremiumText();
  const fail = useFailureToast();
  const columns = useColumns();
  const [isBusy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    try {
      const text = await csvOf(await readAll(), columns);
      saveFile(csvFile(text), t('payments.csvName', { day: localDay(new Date().toISOString()) }));
    } catch (error) {
      fail(error, t('payments.csvFailed'));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button icon={Download} size="small" busy={isBusy} onClick={() => void save()}>
      {t('payments.csv')}
    </Button>
  );
}
