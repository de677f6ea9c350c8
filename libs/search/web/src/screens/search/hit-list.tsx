import { HitRow } from '../../components/hit/hit-row';
import type { Hits } from '../../data/use-hits';
import { useSearchMessages } from '../../messages/catalogue';
import { ResultsEnd } from './results-end';

/** Hits of one kind, read on as the end comes near. Those of an earlier query have no end: others are on their way. */
export function HitList({ hits, onOpen }: { hits: Hits; onOpen: () => void }) {
  const t = useSearchMessages();
  return (
    <>
      <ul aria-label={t('results.label')}>
        {hits.hits.map((hit) => (
          <HitRow key={hit.id} hit={hit} onOpen={onOpen} />
        ))}
      </ul>
      {!hits.isOld && <ResultsEnd query={hits.found} />}
    </>
  );
}
