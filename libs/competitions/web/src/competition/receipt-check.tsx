import { useQuery } from '@tanstack/react-query';
import { Copy, Download } from 'lucide-react';
import type { CheckedReceipt } from '@upround/competitions/contract';
import { ApiError } from '@upround/shared/api-client';
import { saveFile } from '@upround/shared/files';
import { FailureReason } from '@upround/shared/query';
import { Button, ButtonLink, ErrorState, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { MomentText } from '../components/moment-text';
import { useCopy } from '../components/use-copy';
import { certificateFile } from '../data/certificate-file';
import { receiptQuery } from '../data/competition-queries';
import { LinkCard } from './link-card';
import { useCompetitionText } from './messages/catalogue';

interface ReceiptCheckProps {
  slug: string;
  /** Of the link. */
  code: string;
}

const isGone = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** What anyone may know of a submission by its receipt: when it came, and its hash. */
export function ReceiptCheck({ slug, code }: ReceiptCheckProps) {
  const t = useCompetitionText();
  const query = useQuery(receiptQuery(slug, code));
  if (query.data !== undefined) return <Checked slug={slug} receipt={query.data} />;
  if (isGone(query.error)) {
    return (
      <LinkCard label={t('receipt.label')} title={t('receipt.gone')}>
        <p className="text-muted">{t('receipt.goneText')}</p>
      </LinkCard>
    );
  }
  if (query.isError) {
    return (
      <ErrorState
        title={t('receipt.failed')}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
        className="medium:px-6"
      >
        <FailureReason error={query.error} />
      </ErrorState>
    );
  }
  return (
    <SkeletonGroup label={t('receipt.loading')} className="px-4 pt-4 medium:px-6">
      <Skeleton className="h-56 w-full rounded-surface" />
    </SkeletonGroup>
  );
}

function Checked({ slug, receipt }: { slug: string; receipt: CheckedReceipt }) {
  const t = useCompetitionText();
  const copy = useCopy();
  const { sha256, submittedAt, content } = receipt;
  const state = receipt.isWithdrawn ? 'withdrawn' : receipt.isNewest ? 'newest' : 'replaced';
  return (
    <LinkCard label={t('receipt.label')} title={t('receipt.title')}>
      <dl className="flex flex-col gap-3">
        <div>
          <dt className="text-small text-muted">{t('receipt.submitted')}</dt>
          <dd>
            <MomentText value={submittedAt} />
          </dd>
        </div>
        <div>
          <dt className="text-small text-muted">{t('receipt.hash')}</dt>
          <dd className="flex flex-wrap items-center gap-2">
            <code className="min-w-0 font-mono text-small wrap-anywhere">{sha256}</code>
            <Button size="small" icon={Copy} onClick={() => copy(sha256)}>
              {t('receipt.copy')}
            </Button>
          </dd>
        </div>
      </dl>
      <p>{t(`receipt.${state}`)}</p>
      {receipt.hasCertificate && (
        <ButtonLink
          href={certificateFile(receipt.code)}
          icon={Download}
          download
          className="self-start"
        >
          {t('receipt.certificate')}
        </ButtonLink>
      )}
      {content === null ? (
        <p className="text-small text-muted">{t('receipt.team')}</p>
      ) : (
        <>
          <Button
            icon={Download}
            className="self-start"
            onClick={() =>
              saveFile(new Blob([content], { type: 'text/plain' }), `${slug}-${receipt.code}.txt`)
            }
          >
            {t('receipt.download')}
          </Button>
          <p className="text-small text-muted">{t('receipt.how')}</p>
        </>
      )}
    </LinkCard>
  );
}
