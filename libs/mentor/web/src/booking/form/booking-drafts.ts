import { draftStore } from '@upround/shared/drafts';
import type { FormDraft } from '@upround/shared/forms';
import * as z from 'zod/mini';
import type { BookingValues } from './booking-values';

const draftsOf = draftStore<Partial<BookingValues>>({
  database: 'upround-mentor',
  schema: z.record(z.string(), z.string()),
});

const keyOf = (slug: string) => `booking/${slug}`;

/** What a member has typed for a session with a mentor and not sent yet, on this device. */
export function bookingDraft(userId: string, slug: string): FormDraft<BookingValues> {
  const drafts = draftsOf(userId);
  return {
    read: () => drafts.read(keyOf(slug)),
    write: (values) => drafts.write(keyOf(slug), values),
    delete: () => drafts.delete(keyOf(slug)),
  };
}
