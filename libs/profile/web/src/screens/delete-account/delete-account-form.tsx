import { useQuery } from '@tanstack/react-query';
import { previewDeletion } from '@upround/profile/contract';
import { queryFor } from '@upround/shared/query';
import type { SessionUser } from '@upround/shared/session';
import { Name, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { ExportPanel } from '../settings/export-panel';
import { useLeaveText } from './messages/catalogue';
import { SettingsPart } from '../settings/settings-part';
import { useExport } from '../settings/use-exports';
import { ConfirmDeletion } from './confirm-deletion';
import { Consequences } from './consequences';
import { LeavePart, OwnConsequences } from './own-consequences';
import type { Deletion } from './use-deletion';

export interface DeleteAccountFormProps {
  user: SessionUser;
  deletion: Deletion;
}

/** Consequences, a copy to take along, and the typed confirmation. */
export function DeleteAccountForm({ user, deletion }: DeleteAccountFormProps) {
  const t = useLeaveText();
  const preview = useQuery(queryFor(previewDeletion, {}));
  const exports = useExport().query;
  const hasEffects = preview.isError || (preview.data?.effects.length ?? 0) > 0;
  return (
    <SettingsPart
      title={t('title')}
      hint={t.rich('intro', { name: () => <Name>{user.displayName}</Name> })}
    >
      <Consequences />
      {/* Below, only what has its height already: nothing moves under the pointer. */}
      {preview.isPending || exports.isPending ? (
        <SkeletonGroup label={t('loading')} className="flex flex-col gap-6">
          <Skeleton className="h-44 w-full" />
          <Skeleton className="h-56 w-full" />
        </SkeletonGroup>
      ) : (
        <>
          {hasEffects && <OwnConsequences effects={preview.data?.effects} error={preview.error} />}
          <LeavePart title={t('copy')} hint={t('copyHint')}>
            <ExportPanel />
          </LeavePart>
          <ConfirmDeletion user={user} deletion={deletion} />
        </>
      )}
    </SettingsPart>
  );
}
