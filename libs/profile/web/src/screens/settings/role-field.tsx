import type { ChangeEvent } from 'react';
import { ownBadges } from '@upround/profile/contract';
import type { PersonRole } from '@upround/shared/domain';
import { Field, Select } from '@upround/shared/ui';
import { useProfileText } from '../../messages/catalogue';
import { useSettingsText } from './messages/catalogue';
import { isOwnBadge } from './profile-edits';

export interface RoleFieldProps {
  name: string;
  value: string;
  /** As it is saved; a mentor's or ambassador's is given and can only be left. */
  current: PersonRole | null;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
}

/** The badge beside one's name. */
export function RoleField({ current, error, ...control }: RoleFieldProps) {
  const t = useSettingsText();
  const roleText = useProfileText();
  const given = current !== null && !isOwnBadge(current) ? current : undefined;
  return (
    <Field
      label={t('profile.role')}
      hint={
        given === undefined
          ? t('profile.roleHint')
          : t('profile.givenRole', { role: roleText(`roles.${given}`) })
      }
      error={error}
    >
      <Select {...control}>
        {given !== undefined && <option value={given}>{roleText(`roles.${given}`)}</option>}
        {ownBadges.map((badge) => (
          <option key={badge} value={badge}>
            {badge === 'NONE' ? t('profile.noRole') : roleText(`roles.${badge}`)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
