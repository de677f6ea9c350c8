import { ownEntryFixture, type FileAnswer } from '@upround/competitions/contract';
import type { FakeApi } from '@upround/shared/testing';
import { upload, type Upload } from '@upround/uploads/contract';

const { deck: _deck, ...answers } = ownEntryFixture.answers;

/** The answers of the entry's fixture without its file. */
export const withoutFile = answers;

export const stored: FileAnswer = {
  key: 'BBBBBBBBBBBBBBBBBBBBBB.pdf',
  name: 'deck.pdf',
  bytes: 3_000,
  sha256: 'c1d2e3f4a5b6978812345678901234567890abcdefabcdefabcdefabcdef0123',
};

export const uploaded: Upload = {
  key: stored.key,
  url: `/media/${stored.key}`,
  purpose: 'ENTRY_FILE',
  name: stored.name,
  size: stored.bytes,
  sha256: stored.sha256,
  createdAt: '2027-03-09T10:42:00.000Z',
};

/** The API takes uploads. */
export const takingFiles = (api: FakeApi): FakeApi => api.on(upload, () => uploaded);

export const aPdf = (name = 'deck.pdf', size = 3_000): File =>
  new File([`%PDF-1.7${'x'.repeat(size - 8)}`], name, { type: 'application/pdf' });
