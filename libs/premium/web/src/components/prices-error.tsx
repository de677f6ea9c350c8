import type { UseQueryResult } from '@tanstack/react-query';
import { FailureReason } from '@upround/shared/query';
import { Button, Notice } from '@upround/shared/ui';
import { usePremiumText } from '../messages/catalogue';

/** Why there are no prices, where they couldn't be loaded. */
export function PricesError({ query }: { query: UseQueryResult }) {
  const t = usePremiumText();
  if (!query.isError || query.data !== undefined) return null;
  return (
    <Notice
      tone="danger"
      announce
      title={t('price.error')}
      action={
        <Button size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
          {t('price.retry')}
        </Button>
      }
    >
      <FailureReason error={query.error} />
    </Notice>
  );
}
