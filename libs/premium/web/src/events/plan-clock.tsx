import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { readMembership } from '@upround/premium/contract';
import { useMembership } from '../data/premium-queries';

export { planEvent } from '@upround/premium/contract';

/** The longest that a timer of the browser can take. */
const LONGEST = 2_147_483_647;
/** The server's clock decides; this one may be a little early. */
const AFTER = 1_000;

/** Reads again the answers of calls whose ids begin with one of these. */
const invalidate = (client: QueryClient, beginnings: readonly string[]): void =>
  void client.invalidateQueries({
    predicate: ({ queryKey: [id] }) => beginnings.some((one) => String(id).startsWith(one)),
  });

/** Reads again the viewer's plan and what it opens, where a page shows them. */
export const renewOpened = (client: QueryClient, opens: readonly string[]): void =>
  invalidate(client, [readMembership.id, ...opens]);

/** While a page shows what a plan opens: reads it again when the plan ends, and when it turns out to be another one. */
export function PlanClock({ opens }: { opens: readonly string[] }) {
  const client = useQueryClient();
  const { data } = useMembership();
  const until = data?.plan?.until ?? null;
  const end = useEffectEvent(() => renewOpened(client, opens));
  useEffect(() => {
    const left = until === null ? Number.NaN : Date.parse(until) - Date.now();
    // A plan that is over already was read as such.
    if (!(left > 0)) return undefined;
    const timer = setTimeout(end, Math.min(left + AFTER, LONGEST));
    return () => clearTimeout(timer);
  }, [until]);

  const tier = data === undefined ? undefined : (data.plan?.tier ?? 0);
  const known = useRef<number>(undefined);
  const change = useEffectEvent(() => invalidate(client, opens));
  useEffect(() => {
    if (tier === undefined) return;
    if (known.current !== undefined && known.current !== tier) change();
    known.current = tier;
  }, [tier]);
  return null;
}
