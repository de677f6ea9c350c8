import type { SearchHit } from '@upround/search/contract';
import { ScreenBoundary } from '@upround/shared/routing';
import { Button } from '@upround/shared/ui';
import { useSearchMessages } from '../../messages/catalogue';
import { JobHit } from './job-hit';
import { PersonHit } from './person-hit';
import { PodHit } from './pod-hit';
import { PostHit } from './post-hit';
import { TitledHit } from './titled-hit';

const parts = {
  POST: PostHit,
  USER: PersonHit,
  POD: PodHit,
  NEWS: TitledHit,
  IDEA: TitledHit,
  ARTICLE: TitledHit,
  ESSAY: TitledHit,
  JOB: JobHit,
} as const;

export interface HitProps {
  hit: SearchHit;
  /** Called when somebody opens it. */
  onOpen: () => void;
}

/** One hit of a list. What one breaks stays within its row, and a kind from a newer server is shown as such. */
export function HitRow(props: HitProps) {
  const { id, type } = props.hit;
  const Part = Object.hasOwn(parts, type) ? parts[type] : undefined;
  if (Part === undefined) return <BrokenRow kind="unknown" />;
  return (
    <ScreenBoundary
      resetKey={id}
      fallback={({ retry }) => <BrokenRow kind="broken" onRetry={retry} />}
    >
      <Part {...props} />
    </ScreenBoundary>
  );
}

function BrokenRow({ kind, onRetry }: { kind: 'unknown' | 'broken'; onRetry?: () => void }) {
  const t = useSearchMessages();
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-2 border-b px-4 py-3 text-small text-muted">
      <p className="grow">{t(`results.${kind}`)}</p>
      {onRetry && (
        <Button size="small" onClick={onRetry}>
          {t('results.retry')}
        </Button>
      )}
    </li>
  );
}
