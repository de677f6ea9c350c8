import type { CapTableRow, PricedRoundResult } from '@upround/calculators/model';
import { FigureTable } from '../../charts/table-disclosure';
import { countOf, shareOf, shortAmount, priceOf } from '../../fields/units';
import { useFields } from '../methods/state-field';
import { useRaiseText } from './messages/catalogue';
import { useRowName } from './use-row-name';

/** The number of a row within its group, from 1. */
const numberIn = (rows: readonly Pick<CapTableRow, 'group'>[], place: number): number =>
  rows.slice(0, place + 1).filter(({ group }) => group === rows[place]?.group).length;

interface CapTableProps {
  result: PricedRoundResult;
  /** What a share would cost without the pool that is added. */
  unpooledPrice: number | null;
}

/** Who owns how much before and after the round, and how SAFEs and notes got there. */
export function CapTable({ result, unpooledPrice }: CapTableProps) {
  const t = useRaiseText();
  const nameOf = useRowName();
  const { currency } = useFields().link.state;
  const { before, after, conversions } = result;
  const kept = after
    .filter(({ group }) => group === 'holder')
    .reduce((total, { ownership }) => total + ownership, 0);
  const facts = [
    [t('price'), priceOf(result.pricePerShare, currency)],
    [t('postMoney'), shortAmount(result.postMoney, currency)],
    [t('founders'), shareOf(kept)],
  ];
  return (
    <div className="flex flex-col gap-6">
      <dl className="grid grid-cols-3 gap-4">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-small text-muted">{name}</dt>
            <dd className="text-title font-semibold figures">{value}</dd>
          </div>
        ))}
      </dl>
      {unpooledPrice !== null && result.addedPool > 0 && (
        <p className="text-small text-muted">
          {t('shuffle', { price: priceOf(unpooledPrice, currency) })}
        </p>
      )}
      <OwnershipBar rows={after} nameOf={nameOf} />
      <div>
        <FigureTable
          caption={t('table')}
          head={[
            t('columns.who'),
            t('columns.before'),
            t('columns.shares'),
            t('columns.after'),
            t('columns.worth'),
          ]}
          rows={[
            ...after.map((row, place) => {
              const old = before.find(({ group, name }, other) =>
                row.group === 'holder' ? other === place : group === row.group && name === row.name,
              );
              return [
                nameOf(row.group, row.name, numberIn(after, place)),
                old === undefined ? '–' : shareOf(old.ownership),
                countOf(row.shares),
                shareOf(row.ownership),
                shortAmount(row.value, currency),
              ];
            }),
            [
              t('total'),
              shareOf(1),
              countOf(result.totalShares),
              shareOf(1),
              shortAmount(result.postMoney, currency),
            ],
          ]}
        />
      </div>
      {conversions.length > 0 && (
        <div className="flex flex-col gap-1 text-small">
          <h4 className="font-medium">{t('conversions')}</h4>
          {conversions.map(({ group, name, basis, amount, price, shares }, place) => (
            // Two SAFEs may be alike.
            <p key={place}>
              {t(`converts.${basis}`, {
                name: nameOf(group, name, numberIn(conversions, place)),
                amount: shortAmount(amount, currency),
                price: priceOf(price, currency),
                shares: countOf(shares),
              })}
            </p>
          ))}
        </div>
      )}
    </div>
  );
}

interface OwnershipBarProps {
  rows: readonly CapTableRow[];
  nameOf: ReturnType<typeof useRowName>;
}

/** All of the company as one bar; the table below says the same in figures. */
function OwnershipBar({ rows, nameOf }: OwnershipBarProps) {
  return (
    <div aria-hidden className="flex h-8 w-full gap-px overflow-hidden rounded-control">
      {rows.map((row, place) => (
        <div
          key={place}
          title={`${nameOf(row.group, row.name, numberIn(rows, place))}: ${shareOf(row.ownership)}`}
          className={row.group === 'investor' ? 'bg-accent' : 'bg-strong'}
          style={{ width: `${row.ownership * 100}%`, opacity: row.group === 'pool' ? 0.5 : 1 }}
        />
      ))}
    </div>
  );
}
