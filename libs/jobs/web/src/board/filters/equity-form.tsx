import { useNavigate } from 'react-router-dom';
import { jobLimits } from '@upround/jobs/contract';
import { useFilterText } from '@upround/shared/forms';
import { Field, TextInput } from '@upround/shared/ui';
import { useJobsText } from '../../messages/catalogue';
import { withFilters } from '../model/board-address';
import type { Board } from '../use-board';

const shareOf = (text: string) => Number(text.trim().replace(',', '.'));

/** The least share of the company, in per cent. */
export function EquityForm({ board }: { board: Board }) {
  const t = useJobsText();
  const navigate = useNavigate();
  const { filters } = board;
  const field = useFilterText({
    given: filters.equity === undefined ? '' : String(filters.equity),
    isSound: (text) => shareOf(text) >= 0 && shareOf(text) <= jobLimits.equity,
    apply(text) {
      const share = shareOf(text);
      if (share === (filters.equity ?? 0)) return false;
      const change = { equity: share > 0 ? share : undefined };
      void navigate(board.hrefWith(withFilters(filters, change)), { replace: true });
      return true;
    },
  });
  return (
    <form
      className="flex flex-col gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        field.commit();
      }}
    >
      <h3 className="text-small font-semibold">{t('filters.equity')}</h3>
      <Field
        label={t('filters.equityMin')}
        error={field.isWrong ? t('filters.equityWrong') : undefined}
      >
        <TextInput
          name="equity"
          inputMode="decimal"
          value={field.text}
          onChange={({ target }) => field.write(target.value)}
          onBlur={field.commit}
          trailing={<span className="pr-2">%</span>}
        />
      </Field>
    </form>
  );
}
