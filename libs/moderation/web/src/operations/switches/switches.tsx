import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listSwitches, type SwitchState } from '@upround/moderation/contract';
import { queryFor } from '@upround/shared/query';
import { SettingRows, SkeletonRows } from '@upround/shared/ui';
import { useOperationsText } from '../messages/catalogue';
import { PartError } from '../part-error';
import { PartHeading } from '../part-heading';
import { SwitchDialog } from './switch-dialog';
import { SwitchRow } from './switch-row';

/** What can be switched off, and what is off. */
export function Switches() {
  const t = useOperationsText();
  const query = useQuery({ ...queryFor(listSwitches, {}), staleTime: 0 });
  const [asked, setAsked] = useState<SwitchState | null>(null);
  return (
    <div className="flex flex-col gap-6">
      <PartHeading title={t('switches.title')}>{t('switches.lead')}</PartHeading>
      {query.isPending && <SkeletonRows label={t('switches.loading')} />}
      {query.data === undefined && query.isError && (
        <PartError query={query} title={t('switches.failed')} />
      )}
      {query.data !== undefined && (
        <SettingRows>
          {query.data.data.map((state) => (
            <SwitchRow key={state.name} state={state} onTurn={() => setAsked(state)} />
          ))}
        </SettingRows>
      )}
      <SwitchDialog asked={asked} onClose={() => setAsked(null)} />
    </div>
  );
}
