import type { QueryClient } from '@tanstack/react-query';
import { readProfile, type Profile } from '@upround/profile/contract';
import { keyOf, queryFor, renewedOnReturn } from '@upround/shared/query';

/** A person by the slug or id of an address. */
export const profileQuery = (slug: string) => ({
  ...queryFor(readProfile, { params: { id: slug } }),
  ...renewedOnReturn,
});

/** Changes what is known of a person, by whatever name they were read. */
export function changeProfile(
  client: QueryClient,
  id: string,
  change: (known: Profile) => Profile,
): void {
  client.setQueriesData<Profile>({ queryKey: keyOf(readProfile) }, (known) =>
    known?.id === id ? change(known) : known,
  );
}

/** Puts a profile as the API answered it in the place of what was known of the person. */
export function keepProfile(client: QueryClient, profile: Profile): void {
  changeProfile(client, profile.id, () => profile);
  client.setQueryData(profileQuery(profile.slug).queryKey, profile);
}

/** Forgets a person under every name: the next look asks the API. */
export function forgetProfile(client: QueryClient, id: string): void {
  client.removeQueries({
    queryKey: keyOf(readProfile),
    predicate: ({ state }) => (state.data as Profile | undefined)?.id === id,
  });
}

/**
 * Refetches lists that show people, because each row contains their name and photo.
 *
 * @param except the call of a list that was changed in its place
 */
export function refreshLists(client: QueryClient, except?: { id: string }): void {
  void client.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[1] === 'pages' && queryKey[0] !== except?.id,
  });
}
