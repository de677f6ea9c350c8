import { ListEnd, type ListEndProps } from '@upround/shared/ui';
import { HitSkeletons } from '../../components/hit/hit-skeletons';
import { useSearchMessages } from '../../messages/catalogue';

/** What follows the last result. */
export function ResultsEnd(props: Omit<ListEndProps, 'skeleton' | 'text'>) {
  const t = useSearchMessages();
  return (
    <ListEnd
      {...props}
      skeleton={<HitSkeletons count={2} label={t('results.loadingMore')} />}
      text={{
        ...{ more: t('results.showMore'), end: t('results.end') },
        ...{ failed: t('results.more'), retry: t('results.retry') },
      }}
    />
  );
}
