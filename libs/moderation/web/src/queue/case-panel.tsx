import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { readCase, type CaseDetail } from '@upround/moderation/contract';
import { ApiError } from '@upround/shared/api-client';
import { nounOf } from '@upround/shared/domain';
import { links } from '@upround/shared/links';
import { FailureReason, queryFor } from '@upround/shared/query';
import {
  Badge,
  Button,
  EmptyState,
  ErrorState,
  Link,
  Name,
  Notice,
  SkeletonRows,
  Surface,
} from '@upround/shared/ui';
import { Face } from '../terms/face';
import { useTermsText } from '../terms/messages/catalogue';
import { recordName } from '../terms/record-name';
import { AppealForm } from './appeal-form';
import { CaseHistory, CaseReports } from './case-facts';
import { CaseMessages } from './case-messages';
import { CaseNotes } from './case-notes';
import { CaseRecord } from './case-record';
import { DecisionForm } from './decision-form';
import { useQueueText } from './messages/catalogue';
import { useAssign } from './use-assign';

interface CasePanelProps {
  caseId: string;
  /** Where it replaces what had the focus: the list on a phone, the case that was decided. */
  takesFocus: boolean;
  onClose: () => void;
  /** Called once it's decided, to open the next one. */
  onDecided: () => void;
}

const isMissing = (error: Error | null) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** A case with all that moderators decide by. */
export function CasePanel({ caseId, ...panel }: CasePanelProps) {
  const t = useQueueText();
  const query = useQuery({
    ...queryFor(readCase, { params: { id: caseId } }),
    staleTime: 0,
  });
  if (query.data !== undefined) {
    return <OpenCase detail={query.data} {...panel} />;
  }
  return (
    <div className="flex flex-col gap-4">
      <BackButton onClose={panel.onClose} />
      <Surface padding="none">
        {query.error === null ? (
          <SkeletonRows label={t('detail.loading')} count={4} people />
        ) : isMissing(query.error) ? (
          <EmptyState level={3} title={t('detail.gone')}>
            {t('detail.goneHint')}
          </EmptyState>
        ) : (
          <ErrorState
            level={3}
            title={t('detail.failed')}
            busy={query.isFetching}
            onRetry={() => void query.refetch()}
          >
            <FailureReason error={query.error} />
          </ErrorState>
        )}
      </Surface>
    </div>
  );
}

function BackButton({ onClose }: { onClose: () => void }) {
  const t = useQueueText();
  return (
    <div className="wide:hidden">
      <Button variant="quiet" icon={ArrowLeft} className="-ml-3" onClick={onClose}>
        {t('detail.back')}
      </Button>
    </div>
  );
}

interface OpenCaseProps extends Omit<CasePanelProps, 'caseId'> {
  detail: CaseDetail;
}

function OpenCase({ detail, takesFocus, onClose, onDecided }: OpenCaseProps) {
  const t = useQueueText();
  const isOpen = detail.state === 'OPEN';
  return (
    <article className="flex flex-col gap-4">
      <BackButton onClose={onClose} />
      <CaseHead detail={detail} takesFocus={takesFocus} />
      {detail.heldReason && <Notice tone="warning">{t(`held.${detail.heldReason}`)}</Notice>}
      {detail.appeal !== null && <AppealText detail={detail} />}
      <CaseRecord detail={detail} />
      {detail.hasMessages && !detail.mine && <CaseMessages caseId={detail.id} />}
      <CaseReports detail={detail} />
      <CaseHistory detail={detail} />
      <CaseNotes detail={detail} />
      {!isOpen && <Notice>{t('detail.decided')}</Notice>}
      {isOpen && detail.mine && <Notice tone="warning">{t('detail.mine')}</Notice>}
      {isOpen && !detail.mine && detail.kind === 'APPEAL' && (
        <AppealForm detail={detail} onDecided={onDecided} />
      )}
      {isOpen && !detail.mine && detail.kind !== 'APPEAL' && (
        <DecisionForm detail={detail} onDecided={onDecided} />
      )}
    </article>
  );
}

/** Who wrote it, and who works on the case. */
function CaseHead({ detail, takesFocus }: Pick<OpenCaseProps, 'detail' | 'takesFocus'>) {
  const t = useQueueText();
  const { isMine, isBusy, toggle } = useAssign(detail);
  const { author, assignee } = detail;
  const taken = assignee !== null && !isMine && t('row.assigned', { name: assignee.displayName });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className="flex flex-wrap items-start gap-3">
      <Face person={author} size={40} />
      {/* A long name takes the line, and the button goes below it. */}
      <div className="flex min-w-0 grow basis-56 flex-col gap-1">
        <h3
          ref={heading}
          tabIndex={-1}
          className="text-title font-semibold outline-hidden wrap-anywhere"
        >
          {author === null ? (
            recordName(detail.referenceType)
          ) : (
            <Link href={links.user(author.slug)} tone="text">
              <Name>
                {t('detail.recordOf', {
                  name: author.displayName,
                  record: nounOf(detail.referenceType),
                })}
              </Name>
            </Link>
          )}
        </h3>
        {author?.headline !== '' && (
          <p className="text-small wrap-anywhere text-muted">
            {author === null ? t('row.noAuthor') : author.headline}
          </p>
        )}
        <CaseReasons detail={detail} />
        {taken && <p className="text-small wrap-anywhere text-muted">{taken}</p>}
      </div>
      {detail.state === 'OPEN' && !detail.mine && (
        <Button size="small" busy={isBusy} onClick={toggle}>
          {t(isMine ? 'detail.release' : 'detail.take')}
        </Button>
      )}
    </div>
  );
}

/** Why it was reported, and how often. */
function CaseReasons({ detail: { categories, reportCount } }: Pick<OpenCaseProps, 'detail'>) {
  const t = useQueueText();
  const terms = useTermsText();
  if (reportCount === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-1.5 text-small text-muted">
      {categories.map((category) => (
        <Badge key={category} tone={category === 'ILLEGAL' ? 'danger' : 'warning'}>
          {terms(`category.${category}`)}
        </Badge>
      ))}
      <span>{t('row.reports', { count: reportCount })}</span>
    </p>
  );
}

/** What the author says, and what they say it about. */
function AppealText({ detail }: { detail: CaseDetail }) {
  const t = useQueueText();
  const { appeal } = detail;
  if (appeal === null) return null;
  const { decision } = appeal;
  return (
    <Surface className="flex flex-col gap-3">
      <h4 className="text-small font-semibold">{t('detail.appeal')}</h4>
      <p className="whitespace-pre-line wrap-anywhere">{appeal.text}</p>
      <h4 className="text-small font-semibold">{t('detail.appealed')}</h4>
      <p className="text-small wrap-anywhere">
        {t(`done.${decision.action}`)}
        {decision.moderator !== null && (
          <> · {t('row.by', { name: decision.moderator.displayName })}</>
        )}
      </p>
      <p className="text-small text-muted whitespace-pre-line wrap-anywhere">{decision.reason}</p>
    </Surface>
  );
}
