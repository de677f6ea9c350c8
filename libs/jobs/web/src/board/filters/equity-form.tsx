import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { jobLimits } from '@upround/jobs/contract';
import { Button, Field, TextInput } from '@upround/shared/ui';
import { useJobsText } from '../../messages/catalogue';
import { withFilters } from '../model/board-address';
import type { Board } from '../use-board';

/** The least share of the company, in per cent. */
export function EquityForm({ board }: { board: Board }) {
  const t = useJobsText();
  const navigate = useNavigate();
  const given = board.filters.equity === undefined ? '' : String(board.filters.equity);
  const [text, setText] = useState(given);
  const [isWrong, setWrong] = useState(false);
  return (
    <form
      className="flex flex-col gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        const share = Number(text.trim().replace(',', '.'));
        const isSound = share >= 0 && share <= jobLimits.equity;
        setWrong(!isSound);
        if (!isSound) return;
        const change = { equity: share > 0 ? share : undefined };
        void navigate(board.hrefWith(withFilters(board.filters, change)));
      }}
    >
      <h3 className="text-small font-semibold">{t('filters.equity')}</h3>
      <Field label={t('filters.equityMin')} error={isWrong ? t('filters.equityWrong') : undefined}>
        <TextInput
          name="equity"
          inputMode="decimal"
          value={text}
          onChange={({ target }) => setText(target.value)}
          trailing={<span className="pr-2">%</span>}
        />
      </Field>
      {text !== given && (
        <Button type="submit" size="small" className="self-start">
          {t('filters.apply')}
        </Button>
      )}
    </form>
  );
}
