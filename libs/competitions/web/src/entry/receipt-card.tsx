import { Copy, ShieldCheck } from 'lucide-react';
import type { Receipt } from '@upround/competitions/contract';
import { links } from '@upround/shared/links';
import { AsidePart, IconButton, ICON_STROKE, Link } from '@upround/shared/ui';
import { MomentText } from '../components/moment-text';
import { useCopy } from '../components/use-copy';
import { useEntryText } from './messages/catalogue';

interface ReceiptCardProps {
  slug: string;
  receipt: Receipt;
}

const ENDS = 8;

/** Proof of the newest submission: when it came, its hash, and where anyone can check both. */
export function ReceiptCard({ slug, receipt }: ReceiptCardProps) {
  const t = useEntryText();
  const copy = useCopy();
  const { sha256, submittedAt, code } = receipt;
  return (
    <AsidePart title={t('receipt.title')}>
      <dl className="flex flex-col gap-3 text-small">
        <div>
          <dt className="text-muted">{t('receipt.submitted')}</dt>
          <dd>
            <MomentText value={submittedAt} />
          </dd>
        </div>
        <div>
          <dt className="text-muted">{t('receipt.hash')}</dt>
          <dd className="flex items-center gap-2">
            <code className="font-mono" title={sha256}>
              {sha256.slice(0, ENDS)}…{sha256.slice(-ENDS)}
            </code>
            <IconButton
              icon={Copy}
              size="small"
              label={t('receipt.copy')}
              onClick={() => copy(sha256)}
            />
          </dd>
        </div>
      </dl>
      <p className="text-small text-muted">{t('receipt.text')}</p>
      <p className="flex items-center gap-2 text-small">
        <ShieldCheck aria-hidden size={18} strokeWidth={ICON_STROKE} className="shrink-0" />
        <Link href={links.competition(slug, { receipt: code })}>{t('receipt.check')}</Link>
      </p>
    </AsidePart>
  );
}
