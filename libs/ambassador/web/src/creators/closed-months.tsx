import type { CreatorProgramme } from '@upround/ambassador/contract';
import { useFormat } from '@upround/shared/i18n';
import { classes } from '@upround/shared/ui';
import { Part } from '../components/part';
import { useAmbassadorCreatorsText } from './messages/catalogue';
import { tableClasses } from './table-classes';
import { useMoney, useMonthText } from './use-money';

const { frame, table, head, number, cell, wideOnly } = tableClasses;

/** Pool and reads of the closed months. */
export function ClosedMonths({ programme: { months } }: { programme: CreatorProgramme }) {
  const t = useAmbassadorCreatorsText();
  const format = useFormat();
  const money = useMoney();
  const monthText = useMonthText();
  return (
    <Part title={t('months.title')}>
      {months.length === 0 ? (
        <p className="text-muted">{t('months.none')}</p>
      ) : (
        // A scroll area that the keyboard reaches.
        <div className={frame} tabIndex={0} role="region" aria-label={t('months.caption')}>
          <table className={table}>
            <caption className="sr-only">{t('months.caption')}</caption>
            <thead>
              <tr>
                <th scope="col" className={head}>
                  {t('months.month')}
                </th>
                {(['pool', 'reads', 'creators', 'perRead'] as const).map((column) => (
                  <th
                    key={column}
                    scope="col"
                    className={classes(head, 'text-right', column === 'creators' && wideOnly)}
                  >
                    {t(`months.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {months.map(({ month, pool, reads, creators }) => (
                <tr key={month}>
                  <th scope="row" className={`${cell} font-medium`}>
                    {monthText(month)}
                  </th>
                  <td className={number}>{money(pool)}</td>
                  <td className={number}>{format.number(reads)}</td>
                  <td className={classes(number, wideOnly)}>{format.number(creators)}</td>
                  <td className={number}>{reads === 0 ? '–' : money(pool / reads)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Part>
  );
}
