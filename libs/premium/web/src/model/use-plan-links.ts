import { useSearchParams } from 'react-router-dom';
import { links, routes, safeNext } from '@upround/shared/links';

/** The page that the viewer came from, by `?next=`; undefined for the home page and what isn't a page of ours. */
export function useNext(): string | undefined {
  const [params] = useSearchParams();
  const next = safeNext(params.get('next'));
  return next === routes.home ? undefined : next;
}

type Choice<Name extends 'pricing' | 'plans' | 'payment'> = Omit<
  NonNullable<Parameters<(typeof links)[Name]>[0]>,
  'next'
>;

/** The addresses on the way to a paid plan. They carry where the viewer came from, so that they get back there. */
export function usePlanLinks() {
  const next = useNext();
  return {
    pricing: (choice: Choice<'pricing'> = {}) => links.pricing({ ...choice, next }),
    plans: (choice: Choice<'plans'> = {}) => links.plans({ ...choice, next }),
    payment: (choice: Choice<'payment'> = {}) => links.payment({ ...choice, next }),
  };
}
