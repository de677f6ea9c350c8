import { useState } from 'react';
import { changeRole, type MemberDetails, type StaffRole } from '@upround/moderation/contract';
import { api } from '@upround/shared/api-client';
import { useSession, useSessionController } from '@upround/shared/session';
import { Button, SettingRow, SettingRows } from '@upround/shared/ui';
import { usePeopleText } from './messages/catalogue';
import { useMemberChange } from './people-queries';
import { ReasonDialog, type Asked } from './reason-dialog';
import { RequestCard } from './request-card';

interface RoleChange {
  role: StaffRole;
  given: boolean;
}

/** The staff roles of a member, each with the way to change it. */
export function RoleRows({ member }: { member: MemberDetails }) {
  const t = usePeopleText();
  const { user } = useSession();
  const [change, setChange] = useState<RoleChange>();
  const { roles, state, adminCount, adminRequest } = member;
  const [isModerator, isAdmin] = [roles.includes('MODERATOR'), roles.includes('ADMIN')];
  const isActive = state === 'ACTIVE';
  const isOwn = user?.id === member.person.id;
  const isLast = isAdmin && isActive && adminCount === 1;
  const needsTwo = !isAdmin && adminCount > 1;
  const adminText = () => {
    if (isAdmin) return isOwn ? t('roles.giveUp') : t('roles.remove.ADMIN');
    return needsTwo ? t('roles.ask') : t('roles.make.ADMIN');
  };
  return (
    <>
      <SettingRows>
        <SettingRow
          title={t('role.MODERATOR')}
          hint={t('roles.moderatorHint')}
          action={
            <Button
              className="self-center"
              disabled={!isModerator && !isActive}
              onClick={() => setChange({ role: 'MODERATOR', given: !isModerator })}
            >
              {t(isModerator ? 'roles.remove.MODERATOR' : 'roles.make.MODERATOR')}
            </Button>
          }
        />
        <SettingRow
          title={t('role.ADMIN')}
          hint={
            <>
              {t('roles.adminHint')} {needsTwo && t('roles.twoHint')}
              {isLast && t('roles.lastHint')}
            </>
          }
          action={
            adminRequest === null && (
              <Button
                className="self-center"
                disabled={isLast || (!isAdmin && !isActive)}
                onClick={() => setChange({ role: 'ADMIN', given: !isAdmin })}
              >
                {adminText()}
              </Button>
            )
          }
        >
          {adminRequest !== null && <RequestCard request={adminRequest} />}
        </SettingRow>
      </SettingRows>
      {!isActive && <p className="text-small text-muted">{t('roles.inactiveHint')}</p>}
      {change && (
        <RoleDialog member={member} change={change} onClose={() => setChange(undefined)} />
      )}
    </>
  );
}

interface RoleDialogProps {
  member: MemberDetails;
  change: RoleChange;
  onClose: () => void;
}

type Words = Pick<Asked, 'title' | 'text' | 'confirm'> & { done: string };

/** What the dialog says, and what is said once it's done. */
function useWords({ person, adminCount }: MemberDetails, { role, given }: RoleChange): Words {
  const t = usePeopleText();
  const { user } = useSession();
  const name = person.displayName;
  if (given && role === 'ADMIN' && adminCount > 1) {
    const title = t('roles.askTitle', { name });
    return { title, text: t('roles.askText'), confirm: t('roles.ask'), done: t('roles.asked') };
  }
  if (given) {
    return {
      title: t(`roles.makeTitle.${role}`, { name }),
      text: t(role === 'ADMIN' ? 'roles.adminHint' : 'roles.moderatorHint'),
      confirm: t(`roles.make.${role}`),
      done: t(`roles.made.${role}`, { name }),
    };
  }
  if (role === 'ADMIN' && user?.id === person.id) {
    return {
      title: t('roles.giveUpTitle'),
      text: t('roles.giveUpText'),
      confirm: t('roles.giveUp'),
      done: t('roles.gaveUp'),
    };
  }
  return {
    title: t(`roles.removeTitle.${role}`, { name }),
    confirm: t(`roles.remove.${role}`),
    done: t(`roles.removed.${role}`, { name }),
  };
}

function RoleDialog({ member, change: wanted, onClose }: RoleDialogProps) {
  const t = usePeopleText();
  const change = useMemberChange();
  const { user } = useSession();
  const session = useSessionController();
  const { done, ...words } = useWords(member, wanted);
  const { person } = member;
  const asked: Asked = {
    ...words,
    tone: wanted.given ? 'primary' : 'danger',
    failed: t('roles.failed'),
    act: async (reason) => {
      const changed = await change(() =>
        api.call(changeRole, { params: { id: person.id }, body: { ...wanted, reason } }),
      );
      if (user?.id === person.id) session.userChanged({ ...user, roles: changed.roles });
      return done;
    },
  };
  return <ReasonDialog asked={asked} onClose={onClose} />;
}
