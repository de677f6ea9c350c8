import type { QueryClient } from '@tanstack/react-query';
import { search, searchIdeas, searchTop } from '@upround/search/contract';
import { keyOf } from '@upround/shared/query';

/** What a search found is read anew when it is shown next: something was written, edited or deleted. */
export function forgetFound(client: QueryClient): void {
  for (const call of [search, searchIdeas, searchTop]) {
    void client.invalidateQueries({ queryKey: keyOf(call), refetchType: 'none' });
  }
}
