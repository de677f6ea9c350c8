import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Pod } from '@upround/feed/contract';
import { itemsOf } from '@upround/shared/query';
import { Field, Select } from '@upround/shared/ui';
import { podsQuery } from '../../pods/pod-queries';
import type { DraftPod } from '../model/draft';
import { useComposerText } from '../messages/catalogue';
import { PodRules } from './pod-rules';

interface TargetFieldProps {
  pod: DraftPod | null;
  error: string | undefined;
  onChange: (pod: DraftPod | null) => void;
}

const optionsOf = (pods: readonly Pod[]) =>
  pods.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));

/** Chooses where to post: the author's own page or a pod, whose rules are then shown. */
export function TargetField({ pod, error, onChange }: TargetFieldProps) {
  const t = useComposerText();
  const pods = itemsOf(useInfiniteQuery(podsQuery()).data).items;
  const [first] = useState(pod);
  const joined = pods.filter((one) => one.joined);
  const others = pods.filter((one) => !one.joined);
  // A pod beyond the first fifty, or one whose list has not come yet.
  const unlisted = [pod, first].find((one) => one && !pods.some(({ id }) => id === one.id));
  return (
    <div className="flex min-w-0 grow flex-col gap-3">
      <Field label={t('compose.target')} hideLabel error={error}>
        <Select
          quiet
          className="-ml-2"
          value={pod?.id ?? ''}
          onChange={({ target }) => {
            const next = [...pods, unlisted].find((one) => one?.id === target.value);
            onChange(next ? { id: next.id, slug: next.slug, name: next.name } : null);
          }}
        >
          <option value="">{t('compose.ownPage')}</option>
          {unlisted && <option value={unlisted.id}>{unlisted.name}</option>}
          {joined.length > 0 && (
            <optgroup label={t('compose.joinedPods')}>{optionsOf(joined)}</optgroup>
          )}
          {others.length > 0 && (
            <optgroup label={t('compose.otherPods')}>{optionsOf(others)}</optgroup>
          )}
        </Select>
      </Field>
      {pod !== null && <PodRules slug={pod.slug} name={pod.name} />}
    </div>
  );
}
