import { ownBadges, type Profile } from '@upround/profile/contract';
import { Field, Select } from '@upround/shared/ui';
import { useEditText } from './messages/catalogue';
import { SaveMark } from './save-mark';
import { useBadge, type OwnBadge } from './use-badge';

/** The badge beside a name. Mentors and ambassadors have a fixed badge. */
export function BadgeField({ profile }: { profile: Profile }) {
  const t = useEditText();
  const { shown, state, error, choose, commit, again } = useBadge(profile);
  if (shown === undefined) return null;
  return (
    <Field
      label={t('fields.badge')}
      hint={t('hints.badge')}
      error={error}
      aside={<SaveMark state={state} onAgain={again} />}
    >
      <Select
        value={shown}
        className="max-w-60"
        onBlur={commit}
        onChange={(event) => choose(event.target.value as OwnBadge)}
      >
        {ownBadges.map((badge) => (
          <option key={badge} value={badge}>
            {t(`badges.${badge}`)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
