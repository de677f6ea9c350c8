import { useQuery } from '@tanstack/react-query';
import { PodRow } from '../pods/pod-row';
import { largestPodsQuery } from './largest-pods';
import { useWelcomeText } from './messages/catalogue';
import { StepFrame } from './step-frame';

/** Three pods that a new member may join. */
export function PodsStep() {
  const t = useWelcomeText();
  const query = useQuery(largestPodsQuery());
  const pods = query.data?.data ?? [];
  return (
    <StepFrame
      query={query}
      text={{
        label: t('pods'),
        loading: t('podsLoading'),
        error: t('podsError'),
        none: t('nonePods'),
      }}
      isEmpty={pods.length === 0}
    >
      {pods.map((pod) => (
        <PodRow key={pod.id} pod={pod} />
      ))}
    </StepFrame>
  );
}
