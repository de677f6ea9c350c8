import { useState } from 'react';
import { competitionLimits } from '@upround/competitions/contract';
import type { CompetitionView } from '../model/competition-view';
import { useIsPast } from '../model/use-now';

const MS_PER_SECOND = 1_000;

/** Uploads of an entry's form, in so far as they outlast the deadline. */
export interface Grace {
  /** The deadline has passed, and an upload that began before it may still arrive, or has just done so. */
  isLate: boolean;
  /** Until when it may arrive and the entry be submitted; ISO 8601. */
  endsAt: string;
  /** Files are on their way. */
  isUploading: boolean;
  begin: () => void;
  /** @param isStored whether the file arrived */
  end: (isStored: boolean) => void;
  /** Nothing more will come. */
  close: () => void;
}

const none = { running: 0, late: null } as const;

interface Uploads {
  running: number;
  /** The deadline after which one arrived. */
  late: string | null;
}

/** Leaves the form of an entry open for uploads that were begun before the deadline. */
export function useGrace({ competition, offset }: CompetitionView): Grace {
  const { closesAt, phase } = competition;
  const [{ running, late }, setUploads] = useState<Uploads>(none);
  const deadline = Date.parse(closesAt);
  const end = deadline + competitionLimits.uploadGraceSeconds * MS_PER_SECOND;
  const isOver = useIsPast(end - offset);
  const isClosed = phase === 'CLOSED' || phase === 'JUDGING';
  return {
    isLate: isClosed && !isOver && (running > 0 || late === closesAt),
    endsAt: new Date(end).toISOString(),
    isUploading: running > 0,
    begin: () => setUploads((before) => ({ ...before, running: before.running + 1 })),
    end: (isStored) => {
      const isAfter = Date.now() + offset >= deadline;
      setUploads((before) => ({
        running: Math.max(0, before.running - 1),
        late: isStored && isAfter ? closesAt : before.late,
      }));
    },
    close: () => setUploads(none),
  };
}
