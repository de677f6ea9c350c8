import { useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import {
  readOwnEntry,
  removeTeamMember,
  renewInvitation,
  type OwnEntry,
  type TeamMember,
} from '@upround/competitions/contract';
import { api } from '@upround/shared/api-client';
import { links } from '@upround/shared/links';
import { keyOf } from '@upround/shared/query';
import { useSession } from '@upround/shared/session';
import { ConfirmButton, toast } from '@upround/shared/toasts';
import { AsidePart, Avatar, Button, Field, Link, Name, TextInput } from '@upround/shared/ui';
import { useCopy } from '../components/use-copy';
import { putOwnEntry } from '../data/competition-cache';
import type { CompetitionView } from '../model/competition-view';
import { useEntryText } from './messages/catalogue';

interface TeamPartProps {
  view: CompetitionView;
  entry: OwnEntry | null;
  /** False once entries are closed. */
  canChange: boolean;
  /** The member left the team. */
  onLeft: () => void;
}

/** Who is in the team, and inviting, removing and leaving while entries are open. */
export function TeamPart({ view, entry, canChange, onLeft }: TeamPartProps) {
  const t = useEntryText();
  const { slug, teamMax } = view.competition;
  if (teamMax === 1 && (entry?.team.length ?? 0) <= 1) return null;
  if (entry === null) {
    return (
      <AsidePart title={t('team.title')}>
        <p className="text-small text-muted">{t('team.later')}</p>
      </AsidePart>
    );
  }
  return (
    <AsidePart
      title={t('team.title')}
      more={
        <span className="figures text-small text-muted">
          {t('team.size', { size: String(entry.team.length), max: String(teamMax) })}
        </span>
      }
    >
      <ul className="flex flex-col divide-y">
        {entry.team.map((member) => (
          <li key={member.person.id} className="py-2 first:pt-0 last:pb-0">
            <MemberRow
              slug={slug}
              entry={entry}
              member={member}
              canChange={canChange}
              onLeft={onLeft}
            />
          </li>
        ))}
      </ul>
      {canChange && entry.inviteUrl !== null && entry.team.length < teamMax && (
        <InviteLink slug={slug} entry={entry} url={entry.inviteUrl} />
      )}
      {canChange && entry.team.length >= teamMax && (
        <p className="text-small text-muted">{t('team.full')}</p>
      )}
    </AsidePart>
  );
}

interface MemberRowProps {
  slug: string;
  entry: OwnEntry;
  member: TeamMember;
  canChange: boolean;
  onLeft: () => void;
}

function MemberRow({ slug, entry, member, canChange, onLeft }: MemberRowProps) {
  const t = useEntryText();
  const { user } = useSession();
  const { person, isOwner } = member;
  const isSelf = person.id === user?.id;
  const note = [isSelf && t('team.you'), isOwner && t('team.owner')].filter(Boolean).join(' · ');
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
      <Avatar name={person.displayName} seed={person.id} src={person.avatarUrl} size={32} />
      <span className="flex min-w-0 grow basis-32 flex-col text-small wrap-anywhere">
        <Link href={links.user(person.slug)} tone="text" className="font-medium">
          <Name>{person.displayName}</Name>
        </Link>
        {note !== '' && <span className="text-muted">{note}</span>}
      </span>
      {canChange && !isOwner && (isSelf || entry.isOwner) && (
        <RemoveButton slug={slug} entry={entry} member={member} isSelf={isSelf} onLeft={onLeft} />
      )}
    </div>
  );
}

interface RemoveButtonProps extends Omit<MemberRowProps, 'canChange'> {
  isSelf: boolean;
}

function RemoveButton({ slug, entry, member, isSelf, onLeft }: RemoveButtonProps) {
  const t = useEntryText();
  const client = useQueryClient();
  const { person } = member;
  const name = person.displayName;
  const call = () => api.call(removeTeamMember, { params: { slug, userId: person.id } });
  if (isSelf) {
    return (
      <ConfirmButton
        size="small"
        label={t('team.leave')}
        title={t('team.leaveQuestion')}
        confirmText={t('team.leave')}
        failed={t('team.leaveFailed')}
        run={async () => {
          await call();
          toast.show({ text: t('team.left') });
          onLeft();
        }}
      >
        {t('team.leaveText', { title: entry.title })}
      </ConfirmButton>
    );
  }
  return (
    <ConfirmButton
      size="small"
      label={t('team.remove')}
      aria-label={t('team.removeLabel', { name })}
      title={t('team.removeQuestion', { name })}
      confirmText={t('team.removeConfirm')}
      failed={t('team.removeFailed', { name })}
      run={async () => {
        await call();
        await client.invalidateQueries({ queryKey: keyOf(readOwnEntry, { params: { slug } }) });
      }}
    >
      {t('team.removeText', { name })}
    </ConfirmButton>
  );
}

function InviteLink({ slug, entry, url }: { slug: string; entry: OwnEntry; url: string }) {
  const t = useEntryText();
  const client = useQueryClient();
  const copy = useCopy();
  return (
    <div className="flex flex-col gap-2 border-t pt-3">
      <Field label={t('team.invite')} hint={t('team.inviteHint')}>
        <TextInput readOnly value={url} onFocus={({ target }) => target.select()} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button size="small" icon={Copy} onClick={() => copy(url)}>
          {t('team.copy')}
        </Button>
        {entry.isOwner && (
          <ConfirmButton
            size="small"
            variant="quiet"
            label={t('team.renew')}
            title={t('team.renewQuestion')}
            confirmText={t('team.renewConfirm')}
            failed={t('team.renewFailed')}
            run={async () => {
              const renewed = await api.call(renewInvitation, { params: { slug } });
              putOwnEntry(client, slug, renewed);
              toast.show({ text: t('team.renewed') });
            }}
          >
            {t('team.renewText')}
          </ConfirmButton>
        )}
      </div>
    </div>
  );
}
