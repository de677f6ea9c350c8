import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { links } from '@upround/shared/links';
import { FailureReason } from '@upround/shared/query';
import { statusOf } from '@upround/shared/routing';
import { Dialog, ErrorState, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { statementQuery } from '../../data/ambassador-queries';
import { useAmbassadorCreatorsText } from '../messages/catalogue';
import { useMonthText } from '../use-money';
import { StatementBody } from './statement-body';
import { StatementFiles } from './statement-files';

/** The statement that the address names: `?month=2026-10`. */
export function StatementDialog({ month }: { month: string }) {
  const t = useAmbassadorCreatorsText();
  const monthText = useMonthText();
  const navigate = useNavigate();
  const query = useQuery(statementQuery(month));
  const { data, error } = query;
  const close = () => void navigate(links.creatorProgramme(), { preventScrollReset: true });
  return (
    <Dialog
      open
      size="wide"
      steady
      focusTitle
      onOpenChange={(isOpen) => !isOpen && close()}
      title={t('statement.title', { month: monthText(month) })}
      footer={data === undefined ? <span className="h-10" /> : <StatementFiles statement={data} />}
    >
      {data !== undefined ? (
        <StatementBody statement={data} />
      ) : statusOf(error) === 404 ? (
        <p className="py-10 text-muted">{t('statement.notFound')}</p>
      ) : query.isError ? (
        <ErrorState
          title={t('statement.failed')}
          className="px-0"
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        >
          <FailureReason error={error} />
        </ErrorState>
      ) : (
        <SkeletonGroup label={t('statement.loading')} className="flex flex-col gap-6 py-2">
          {[0, 1, 2, 3, 4, 5, 6, 7].map((row) => (
            <span key={row} className="flex justify-between">
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="h-4 w-20" />
            </span>
          ))}
        </SkeletonGroup>
      )}
    </Dialog>
  );
}
