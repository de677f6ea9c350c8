import { Download } from 'lucide-react';
import { useState } from 'react';
import { api } from '@upround/shared/api-client';
import { saveFile } from '@upround/shared/files';
import { useFailureToast } from '@upround/shared/toasts';
import { Button, type ButtonSize } from '@upround/shared/ui';
import { usePremiumText } from '../messages/catalogue';

interface InvoiceButtonProps {
  paymentId: string;
  /** The invoice's number. */
  number: string;
  size?: ButtonSize;
}

/** Where the API serves a payment's invoice. */
const invoicePath = (paymentId: string) => `/v1/payments/${encodeURIComponent(paymentId)}/invoice`;

/** Downloads a payment's invoice, with the viewer's token. */
export function InvoiceButton({ paymentId, number, size = 'small' }: InvoiceButtonProps) {
  const t = usePremiumText();
  const fail = useFailureToast();
  const [isBusy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      const file = await api.fetchFile(invoicePath(paymentId));
      saveFile(file, `${number.replaceAll('/', '-')}.pdf`);
    } catch (error) {
      fail(error, t('payments.invoiceFailed'));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button
      icon={Download}
      size={size}
      busy={isBusy}
      aria-label={t('payments.invoiceOf', { number })}
      onClick={() => void download()}
    >
      {t('payments.invoice')}
    </Button>
  );
}
