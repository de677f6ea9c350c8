import type { CreatorMonth } from '@upround/ambassador/contract';
import { links } from '@upround/shared/links';
import { Badge, Link } from '@upround/shared/ui';
import { PanelPart } from '../components/part';
import { useAmbassadorCreatorsText } from './messages/catalogue';
import { useMoney, useMonthText } from './use-money';
import { useFormat } from '@upround/shared/i18n';

const tones = { NONE: 'neutral', DUE: 'info', PAID: 'success' } as const;

/** A member's months, each of which opens its statement. */
export function OwnStatements({ months }: { months: readonly CreatorMonth[] }) {
  const t = useAmbassadorCreatorsText();
  const format = useFormat();
  const money = useMoney();
  const monthText = useMonthText();
  return (
    <PanelPart title={t('statements.title')}>
      {months.length === 0 ? (
        <p className="-mt-2 text-muted">{t('statements.none')}</p>
      ) : (
        <table className="w-full text-left">
          <caption className="sr-only">{t('statements.caption')}</caption>
          <thead className="text-small text-muted">
            <tr>
              <th scope="col" className="pb-2 font-medium">
                {t('statements.month')}
              </th>
              <th scope="col" className="pb-2 text-right font-medium">
                {t('statements.reads')}
              </th>
              <th scope="col" className="pb-2 pl-3 text-right font-medium">
                {t('statements.amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, reads, paid, carriedOut, payout }) => (
              <tr key={month} className="align-top">
                <th scope="row" className="border-t py-3 font-medium">
                  <Link
                    href={links.creatorProgramme({ month })}
                    aria-label={t('statements.open', { month: monthText(month) })}
                  >
                    {monthText(month)}
                  </Link>
                </th>
                <td className="figures border-t py-3 text-right">{format.number(reads)}</td>
                <td className="border-t py-3 pl-3">
                  <span className="figures flex flex-col items-end gap-1">
                    {money(payout === 'NONE' ? carriedOut : paid)}
                    <Badge tone={tones[payout]}>{t(`statements.${payout}`)}</Badge>
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </PanelPart>
  );
}
