import { useQuery, useQueryClient } from '@tanstack/react-query';
import { pipelineEvent } from '@upround/trackers/contract';
import { useRealtimeEvent, useRealtimeGap } from '@upround/shared/realtime';
import { pipelineQuery } from './pipeline-queries';
import { renewWhenQuiet } from './write-queue';

/** The member's pipeline, read again where another tab or a mark on a record changes it. */
export function usePipeline() {
  const client = useQueryClient();
  const query = useQuery(pipelineQuery());
  const renew = () => renewWhenQuiet(client);
  useRealtimeEvent(pipelineEvent, renew);
  useRealtimeGap(renew);
  return query;
}
