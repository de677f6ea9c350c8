import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { PipelineDraft, PipelineItem, PipelineStage } from '@upround/trackers/contract';
import { checkedBy } from '@upround/shared/forms';
import { usePipelineWrites } from '../../data/pipeline-writes';
import { problemOf } from '../../model/item-fields';
import { useProblemText } from '../../model/use-problem-text';

export interface AddValues {
  name: string;
  website: string;
  stage: PipelineStage;
  round: string;
}

const draftOf = ({ name, website, stage, round }: AddValues): PipelineDraft => ({
  name: name.trim(),
  stage,
  ...(website.trim() !== '' && { website: website.trim() }),
  ...(round.trim() !== '' && { round: round.trim() }),
});

const checked = ['name', 'website', 'round'] as const;

/** The form of a funder that is added by name. What was typed stays where adding fails. */
export function useAddForm(round: string | null, onAdded: (item: PipelineItem) => void) {
  const writes = usePipelineWrites();
  const problemText = useProblemText();
  const [failure, setFailure] = useState<unknown>();
  const form = useForm<AddValues>({
    defaultValues: { name: '', website: '', stage: 'RESEARCHING', round: round ?? '' },
    mode: 'onTouched',
    resolver: checkedBy((values) =>
      Object.fromEntries(
        checked.flatMap((field) => {
          const problem = problemOf(field, values[field]);
          return problem === undefined ? [] : [[field, problemText(problem)]];
        }),
      ),
    ),
  });
  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      onAdded(await writes.add(draftOf(values)));
    } catch (error) {
      setFailure(error);
    }
  });
  return { form, submit, failure };
}
