import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession, type SessionUser } from '@upround/shared/session';
import { lazyWithRetry } from '@upround/shared/ui';
import { homeStepsKey } from './home-steps-key';

const Card = /* @__PURE__ */ lazyWithRetry(() =>
  import('./home-steps-card').then((module) => ({ default: module.HomeStepsCard })),
);

function wasStarted(userId: string): boolean {
  try {
    return localStorage.getItem(homeStepsKey(userId)) !== null;
  } catch {
    return false;
  }
}

/** The entry of the history at which the app was opened. */
const firstKey = (history.state as { key?: string } | null)?.key ?? 'default';

/**
 * What a new member's profile lacks, above their feed. Its room is there before it, so that no post moves; the page that
 * came as HTML has none, and goes without.
 */
export function HomeSteps() {
  const { user } = useSession();
  return user === null ? null : <Steps key={user.id} user={user} />;
}

function Steps({ user }: { user: SessionUser }) {
  const { key } = useLocation();
  const [isShown, setShown] = useState(() => key !== firstKey && wasStarted(user.id));
  if (!isShown) return null;
  return (
    <div className="min-h-36 border-b px-4 py-3">
      <Suspense>
        <Card user={user} onClose={() => setShown(false)} />
      </Suspense>
    </div>
  );
}
