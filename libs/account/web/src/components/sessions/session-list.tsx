import { useState } from 'react';
import type { Session } from '@upround/account/contract';
import { links } from '@upround/shared/links';
import { toast } from '@upround/shared/toasts';
import { FailureReason, useFailureReason } from '@upround/shared/query';
import {
  AlertDialog,
  Button,
  ButtonLink,
  ErrorState,
  SettingRow,
  SettingRows,
  Skeleton,
  SkeletonGroup,
  Surface,
} from '@upround/shared/ui';
import { useAccountText } from '../../messages/catalogue';
import { SessionRow } from './session-row';
import { useEndingSessions, useEndSessions, useSessions } from './use-sessions';

/** The viewer's devices; each but this one has a button to log it out. */
export function SessionList() {
  const t = useAccountText();
  const { query, sessions } = useSessions();
  if (query.isPending) return <SessionSkeleton />;
  if (query.data === undefined) {
    return (
      <ErrorState
        title={t('sessions.error')}
        level={3}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
        className="px-0"
      >
        <FailureReason error={query.error} />
      </ErrorState>
    );
  }
  return <Sessions sessions={sessions} />;
}

function Sessions({ sessions }: { sessions: readonly Session[] }) {
  const t = useAccountText();
  const reasonOf = useFailureReason();
  const ending = useEndSessions();
  const under = useEndingSessions();
  const [isAsking, setAsking] = useState(false);
  const [isEndingAll, setEndingAll] = useState(false);
  const others = sessions.filter(({ current }) => !current);

  // Each call has its own promise: callbacks of `mutate` run only for the last one.
  async function end(some: readonly Session[], done: string) {
    try {
      await ending.mutateAsync(some.map(({ id }) => id));
      toast.show({ text: done });
    } catch (error) {
      toast.show({
        type: 'error',
        text: t('sessions.failed', {
          why: reasonOf(error),
        }),
      });
    }
  }

  async function endOthers() {
    setEndingAll(true);
    await end(others, t('sessions.endedOthers'));
    setEndingAll(false);
    setAsking(false);
  }

  return (
    <>
      <Surface padding="none">
        <ul aria-label={t('sessions.list')} className="flex flex-col">
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              action={
                !session.current && (
                  <Button
                    size="small"
                    busy={!isEndingAll && under.includes(session.id)}
                    aria-label={t('sessions.endLabel', { device: session.device })}
                    onClick={() =>
                      void end([session], t('sessions.ended', { device: session.device }))
                    }
                  >
                    {t('sessions.end')}
                  </Button>
                )
              }
            />
          ))}
        </ul>
        {others.length === 0 && (
          <p className="border-t px-4 py-3 text-small text-muted medium:px-6">
            {t('sessions.onlyThis')}
          </p>
        )}
      </Surface>
      <OtherDevices count={others.length} onEnd={() => setAsking(true)} />
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('sessions.askTitle', { count: others.length })}
        confirmText={t('sessions.endOthers')}
        busy={isEndingAll}
        onConfirm={() => void endOthers()}
      >
        {t('sessions.askText')}
      </AlertDialog>
    </>
  );
}

interface OtherDevicesProps {
  count: number;
  onEnd: () => void;
}

/** What can be done about all other devices, and about one that the member doesn't know. */
function OtherDevices({ count, onEnd }: OtherDevicesProps) {
  const t = useAccountText();
  return (
    <SettingRows>
      {count > 1 && (
        <SettingRow
          title={t('sessions.elsewhere')}
          hint={t('sessions.others', { count })}
          action={
            <Button className="self-center" onClick={onEnd}>
              {t('sessions.endOthers')}
            </Button>
          }
        />
      )}
      <SettingRow title={t('sessions.lasting')} hint={t('sessions.lastingHint')} />
      <SettingRow
        title={t('sessions.another')}
        hint={t('sessions.anotherHint')}
        action={
          <ButtonLink href={links.download()} className="self-center">
            {t('sessions.toDownload')}
          </ButtonLink>
        }
      />
      <SettingRow
        title={t('sessions.unknown')}
        hint={t('sessions.unknownHint')}
        action={
          <ButtonLink href={links.settings({ section: 'account' })} className="self-center">
            {t('sessions.toPassword')}
          </ButtonLink>
        }
      />
    </SettingRows>
  );
}

function SessionSkeleton() {
  const t = useAccountText();
  return (
    <SkeletonGroup
      label={t('sessions.loading')}
      className="rounded-surface border bg-surface-raised"
    >
      {Array.from({ length: 3 }, (_, index) => (
        <div
          key={index}
          className="flex items-center gap-3 border-b px-4 py-4 last:border-b-0 medium:gap-4 medium:px-6"
        >
          <Skeleton className="size-12 shrink-0" />
          <div className="flex grow flex-col gap-2">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-3 w-56 max-w-full" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
