import { Banknote, BriefcaseBusiness, Rocket, User, UserSearch } from 'lucide-react';
import { useId } from 'react';
import { ownBadges, type Profile } from '@upround/profile/contract';
import { classes, FieldGroup, ICON_STROKE } from '@upround/shared/ui';
import { useEditText } from '../components/edit/messages/catalogue';
import { SaveMark } from '../components/edit/save-mark';
import { useBadge, type OwnBadge } from '../components/edit/use-badge';
import { useWelcomeText } from './messages/catalogue';

const icons = {
  NONE: User,
  FOUNDER: Rocket,
  INVESTOR: Banknote,
  RECRUITER: UserSearch,
  CANDIDATE: BriefcaseBusiness,
} as const;

/** The badge as a choice of cards: what each of them says about a person. */
export function BadgeCards({ profile }: { profile: Profile }) {
  const t = useWelcomeText();
  const { shown, state, error, choose, commit, again } = useBadge(profile);
  const name = useId();
  if (shown === undefined) return null;
  return (
    <FieldGroup
      legend={t('role')}
      hint={t('roleHint')}
      error={error}
      aside={<SaveMark state={state} onAgain={again} />}
    >
      <div
        className="grid gap-2 small:grid-cols-2"
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) commit();
        }}
      >
        {[...ownBadges.slice(1), ownBadges[0]].map((badge) => (
          <BadgeCard
            key={badge}
            badge={badge}
            name={name}
            isChosen={badge === shown}
            onChoose={() => choose(badge)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

interface BadgeCardProps {
  badge: OwnBadge;
  name: string;
  isChosen: boolean;
  onChoose: () => void;
}

function BadgeCard({ badge, name, isChosen, onChoose }: BadgeCardProps) {
  const t = useWelcomeText();
  const label = useEditText();
  const id = useId();
  const BadgeIcon = icons[badge];
  return (
    <label
      className={classes(
        'relative flex cursor-pointer items-center gap-3 rounded-surface border bg-surface-raised p-3 transition-colors small:last:col-span-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        isChosen ? 'border-accent outline-1 outline-accent' : 'hover:border-strong',
      )}
    >
      <input
        type="radio"
        name={name}
        value={badge}
        checked={isChosen}
        onChange={onChoose}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-hint`}
        className="sr-only"
      />
      <BadgeIcon
        aria-hidden
        size={20}
        strokeWidth={ICON_STROKE}
        className={classes('shrink-0', isChosen ? 'text-accent-text' : 'text-muted')}
      />
      <span className="flex min-w-0 flex-col">
        <span id={`${id}-name`} className="font-medium">
          {badge === 'NONE' ? t('roles.none') : label(`badges.${badge}`)}
        </span>
        <span id={`${id}-hint`} className="text-small text-muted">
          {t(`roles.${badge}`)}
        </span>
      </span>
    </label>
  );
}
