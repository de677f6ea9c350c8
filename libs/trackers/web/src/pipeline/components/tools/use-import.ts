import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { importPipeline, trackerLimits, type PipelineImported } from '@upround/trackers/contract';
import { api } from '@upround/shared/api-client';
import { useIdempotencyKey } from '@upround/shared/forms';
import { renewPipeline } from '../../data/pipeline-cache';

export type FileProblem = 'tooLarge' | 'empty' | 'unreadable';

export interface ChosenFile {
  name: string;
  text: string;
  /** What it would add, which changes nothing yet. */
  answer: PipelineImported;
}

/** Reads a file as text; one in another encoding than UTF-8 isn't readable. */
async function readText(file: File): Promise<{ text: string } | { problem: FileProblem }> {
  if (file.size > trackerLimits.importBytes) return { problem: 'tooLarge' };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    return text.trim() === '' ? { problem: 'empty' } : { text };
  } catch {
    return { problem: 'unreadable' };
  }
}

/** An import in two steps: what a file would add, then adding it. */
export function useImport(onAdded: (count: number) => void) {
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  const [problem, setProblem] = useState<FileProblem>();
  const check = useMutation({
    mutationFn: async (file: File): Promise<ChosenFile | undefined> => {
      const read = await readText(file);
      if ('problem' in read) {
        setProblem(read.problem);
        return undefined;
      }
      const { text } = read;
      const answer = await api.call(importPipeline, { body: { text, dryRun: true } });
      return { name: file.name, text, answer };
    },
    gcTime: 0,
  });
  const add = useMutation({
    mutationFn: ({ text }: ChosenFile) => {
      const body = { text, dryRun: false };
      return api.call(importPipeline, { body }, { idempotencyKey: keyFor(body) });
    },
    gcTime: 0,
    onSuccess: async ({ added }) => {
      await renewPipeline(client);
      onAdded(added);
    },
  });
  return {
    problem,
    check,
    add,
    choose(file: File) {
      setProblem(undefined);
      add.reset();
      check.mutate(file);
    },
  };
}
