import type { QueryClient } from '@tanstack/react-query';
import { explore, search, searchTop } from '@upround/search/contract';
import { keyOf } from '@upround/shared/query';

/** What a search found is read again when it is shown next: something was written, edited or deleted. */
export function invalidateSearch(client: QueryClient): void {
  for (const call of [explore, search, searchTop]) {
    void client.invalidateQueries({ queryKey: keyOf(call), refetchType: 'none' });
  }
}
