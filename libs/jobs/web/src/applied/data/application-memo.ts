import type { QueryClient } from '@tanstack/react-query';
import { keepApplicationMemo } from '@upround/jobs/contract';
import { api } from '@upround/shared/api-client';
import { changeApplied } from './application-cache';

/**
 * Keeps what one notes down about an application.
 *
 * @throws what the API answers
 */
export async function saveMemo(client: QueryClient, id: string, text: string): Promise<void> {
  const memo = await api.call(keepApplicationMemo, { params: { id }, body: { text } });
  changeApplied(client, id, (applied) => ({
    ...applied,
    application: { ...applied.application, memo: memo.text },
  }));
}
