import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { solveMoneyProblem, type MoneyProblem } from '@upround/moderation/contract';
import { api } from '@upround/shared/api-client';
import { FailureReason } from '@upround/shared/query';
import { Button, ErrorState, Link, MetaLine, Surface, Time } from '@upround/shared/ui';
import { ReasonDialog, type Asked } from '../people/reason-dialog';
import { useMoneyText } from './messages/catalogue';
import { moneyProblems, useMoneyChange } from './money-queries';
import { useMoneyAddress } from './use-money-address';

interface MoneyProblemsProps {
  /** Once the list is read again. */
  onSolved: () => void;
}

/** What reconciliation couldn't mend; nothing where there is none. */
export function MoneyProblems({ onSolved }: MoneyProblemsProps) {
  const t = useMoneyText();
  const query = useQuery(moneyProblems());
  const [solving, setSolving] = useState<MoneyProblem>();
  if (query.isError && query.data === undefined) {
    return (
      <ErrorState
        title={t('problems.failed')}
        level={3}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
        className="px-0 py-4"
      >
        <FailureReason error={query.error} />
      </ErrorState>
    );
  }
  const problems = query.data?.data ?? [];
  if (problems.length === 0 && solving === undefined) return null;
  return (
    <section aria-label={t('problems.title')} className="flex flex-col gap-3">
      <h3 className="font-semibold">{t('problems.title')}</h3>
      <p className="text-small text-muted">{t('problems.hint')}</p>
      <Surface padding="none">
        <ul aria-label={t('problems.title')}>
          {problems.map((problem) => (
            <ProblemRow key={problem.id} problem={problem} onSolve={() => setSolving(problem)} />
          ))}
        </ul>
      </Surface>
      {solving && (
        <SolveDialog problem={solving} onClose={() => setSolving(undefined)} onSolved={onSolved} />
      )}
    </section>
  );
}

interface ProblemRowProps {
  problem: MoneyProblem;
  onSolve: () => void;
}

function ProblemRow({ problem: { id, at, problem, paymentId }, onSolve }: ProblemRowProps) {
  const t = useMoneyText();
  const { hrefOf } = useMoneyAddress();
  return (
    <li className="flex flex-col gap-2 border-b p-4 last:border-b-0 medium:px-6">
      <p className="wrap-anywhere">{t(`problems.${problem}`)}</p>
      <MetaLine>
        <span className="wrap-anywhere">{id}</span>
        <span>
          <Time value={at} />
        </span>
        {paymentId !== null && (
          <span>
            <Link href={hrefOf(paymentId)}>{t('problems.open')}</Link>
          </span>
        )}
      </MetaLine>
      <div className="flex flex-wrap gap-2">
        <Button size="small" aria-label={t('problems.solveLabel', { id })} onClick={onSolve}>
          {t('problems.solve')}
        </Button>
      </div>
    </li>
  );
}

interface SolveDialogProps extends MoneyProblemsProps {
  problem: MoneyProblem;
  onClose: () => void;
}

function SolveDialog({ problem: { id, problem }, onClose, onSolved }: SolveDialogProps) {
  const t = useMoneyText();
  const change = useMoneyChange(onSolved);
  const asked: Asked = {
    title: t('problems.ask'),
    ...(problem === 'REFUND' && { text: t('problems.textREFUND') }),
    confirm: t('problems.solve'),
    failed: t('problems.solveFailed'),
    act: async (reason) => {
      await change(() => api.call(solveMoneyProblem, { body: { id, reason } }));
      return t('problems.done');
    },
  };
  return <ReasonDialog asked={asked} onClose={onClose} />;
}
