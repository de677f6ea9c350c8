import type { ReactNode } from 'react';
import { useFailureReason } from '@upround/shared/query';
import { Surface } from '@upround/shared/ui';
import { useLeaveText } from './messages/catalogue';

export interface OwnConsequencesProps {
  /** What the API says; undefined if it couldn't be loaded. */
  effects: readonly string[] | undefined;
  /** Why it couldn't be loaded. */
  error: Error | null;
}

/** What happens to the person's own records, with their numbers. */
export function OwnConsequences({ effects, error }: OwnConsequencesProps) {
  const t = useLeaveText();
  const reasonOf = useFailureReason();
  return (
    <LeavePart title={t('own')}>
      <ul className="grid list-disc gap-x-10 gap-y-2 pl-5 text-small marker:text-muted wide:grid-cols-2">
        {(effects ?? [t('effectsFailed', { why: reasonOf(error) })]).map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
    </LeavePart>
  );
}

export interface LeavePartProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** One of the things to know before an account is deleted. */
export function LeavePart({ title, hint, children }: LeavePartProps) {
  return (
    <Surface padding="large" className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h3 className="font-semibold">{title}</h3>
        {hint !== undefined && <p className="text-small text-muted">{hint}</p>}
      </div>
      {children}
    </Surface>
  );
}
