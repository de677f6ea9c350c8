import type { CreatorStatement } from '@upround/ambassador/contract';
import { useFormat } from '@upround/shared/i18n';
import { links } from '@upround/shared/links';
import { Badge, classes, Link, Words } from '@upround/shared/ui';
import { useAmbassadorCreatorsText } from '../messages/catalogue';
import { useMoney } from '../use-money';

interface StatementProps {
  statement: CreatorStatement;
}

/** All that a payout is computed from. */
export function StatementBody({ statement }: StatementProps) {
  const t = useAmbassadorCreatorsText();
  const format = useFormat();
  const money = useMoney();
  const { netRevenue, pool, allReads, reads, share, carriedIn, paid, carriedOut } = statement;
  const { payout, paidAt } = statement;
  const lines = [
    ['netRevenue', money(netRevenue)],
    ['pool', money(pool)],
    ['allReads', format.number(allReads)],
    ['reads', format.number(reads)],
    ['share', money(share)],
    ['carriedIn', money(carriedIn)],
    ['paid', money(paid)],
    ['carriedOut', money(carriedOut)],
  ] as const;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-1 rounded-surface bg-surface-sunken p-4">
        <p className="figures flex flex-wrap items-center gap-3 text-display font-semibold">
          {money(paid)}
          <Badge tone={payout === 'PAID' ? 'success' : payout === 'DUE' ? 'info' : 'neutral'}>
            {payout === 'PAID' && paidAt !== null
              ? t('statement.paidOn', { date: format.date(paidAt) })
              : t(`statements.${payout}`)}
          </Badge>
        </p>
        {allReads > 0 && (
          <p className="figures text-small text-muted">
            {t('statement.formula', {
              pool: money(pool),
              reads: format.number(reads),
              all: format.number(allReads),
              share: money(share),
            })}
          </p>
        )}
      </div>
      <dl className="flex flex-col">
        {lines.map(([key, value]) => (
          <div
            key={key}
            className={classes(
              'flex items-baseline justify-between gap-4 border-b py-2.5 last:border-b-0',
              key === 'paid' && 'font-semibold',
            )}
          >
            <dt className={key === 'paid' ? '' : 'text-muted'}>{t(`statement.${key}`)}</dt>
            <dd className="figures shrink-0">{value}</dd>
          </div>
        ))}
      </dl>
      <StatementPosts statement={statement} />
    </div>
  );
}

function StatementPosts({ statement: { posts } }: StatementProps) {
  const t = useAmbassadorCreatorsText();
  const format = useFormat();
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">{t('statement.posts')}</h3>
      {posts.length === 0 ? (
        <p className="text-muted">{t('statement.noPosts')}</p>
      ) : (
        <table className="w-full text-left">
          <caption className="sr-only">{t('statement.postsCaption')}</caption>
          <thead className="text-small text-muted">
            <tr>
              <th scope="col" className="pb-2 font-medium">
                {t('statement.post')}
              </th>
              <th scope="col" className="pb-2 pl-4 text-right font-medium">
                {t('statement.postReads')}
              </th>
            </tr>
          </thead>
          <tbody>
            {posts.map(({ id, slug, title, reads }) => (
              <tr key={id} className="align-top">
                <th scope="row" className="border-t py-2.5 font-regular wrap-anywhere">
                  {slug === '' ? (
                    <span className="text-muted">{t('statement.deletedPost')}</span>
                  ) : (
                    <Link href={links.post(slug)} tone="text">
                      <Words>{title}</Words>
                    </Link>
                  )}
                </th>
                <td className="figures border-t py-2.5 pl-4 text-right">{format.number(reads)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
