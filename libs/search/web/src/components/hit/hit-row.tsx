import type { ComponentType } from 'react';
import type { SearchHit } from '@upround/search/contract';
import { searchKinds, type SearchKind } from '@upround/shared/domain';
import { ScreenBoundary } from '@upround/shared/routing';
import { Button } from '@upround/shared/ui';
import { useSearchMessages } from '../../messages/catalogue';
import { PersonHit } from './person-hit';
import { PostHit } from './post-hit';
import { RecordHit } from './record-hit';

const rows: Partial<Record<SearchKind, ComponentType<HitProps>>> = {
  POST: PostHit,
  USER: PersonHit,
};
const isKnown = (type: string) => (searchKinds as readonly string[]).includes(type);

export interface HitProps {
  hit: SearchHit;
  /** Called when the hit is opened. */
  onOpen: () => void;
}

/** One hit of a list. What one breaks stays within its row, and a kind from a newer server is shown as such. */
export function HitRow(props: HitProps) {
  const { id, type } = props.hit;
  if (!isKnown(type)) return <BrokenRow kind="unknown" />;
  const Row = rows[type] ?? RecordHit;
  return (
    <ScreenBoundary
      resetKey={id}
      fallback={({ retry }) => <BrokenRow kind="broken" onRetry={retry} />}
    >
      <Row {...props} />
    </ScreenBoundary>
  );
}

function BrokenRow({ kind, onRetry }: { kind: 'unknown' | 'broken'; onRetry?: () => void }) {
  const t = useSearchMessages();
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-2 border-b px-4 py-3 text-small text-muted medium:px-6">
      <p className="grow">{t(`results.${kind}`)}</p>
      {onRetry && (
        <Button size="small" onClick={onRetry}>
          {t('results.retry')}
        </Button>
      )}
    </li>
  );
}
