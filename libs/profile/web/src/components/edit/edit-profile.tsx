import { use } from 'react';
import type { Profile } from '@upround/profile/contract';
import { profileLimits } from '@upround/profile/contract';
import { textLimits } from '@upround/shared/domain';
import { Button } from '@upround/shared/ui';
import { editDrafts } from '../../data/edit-drafts';
import type { EditableField } from '../../model/editable-field';
import { BadgeField } from './badge-field';
import { LinksField } from './links-field';
import { LocationField } from './location-field';
import { useEditText } from './messages/catalogue';
import { SlugField } from './slug-field';
import { TextField } from './text-field';

interface EditProfileProps {
  profile: Profile;
  /** The field that gets the focus. */
  focus?: EditableField;
  /** Ends the editing; there is no button for it where it is left out. */
  onDone?: () => void;
}

/** The own profile as a form in place: each field is saved when it loses the focus. */
export function EditProfile({ profile, focus, onDone }: EditProfileProps) {
  const t = useEditText();
  use(editDrafts.load());
  return (
    <section
      aria-label={t('title')}
      className="flex max-w-content flex-col gap-6 px-4 pt-5 medium:px-6"
    >
      <p className="-mb-2 text-small text-muted">{t('intro')}</p>
      <TextField
        profile={profile}
        name="displayName"
        limit={textLimits.displayName}
        autoFocus={focus === 'displayName'}
        required
      />
      <TextField
        profile={profile}
        name="headline"
        limit={textLimits.headline}
        autoFocus={focus === 'headline'}
      />
      <TextField
        profile={profile}
        name="about"
        limit={profileLimits.about}
        rows={5}
        autoFocus={focus === 'about'}
      />
      <LocationField profile={profile} autoFocus={focus === 'location'} />
      <LinksField profile={profile} />
      <BadgeField profile={profile} />
      <SlugField profile={profile} />
      {onDone && (
        <div>
          <Button onClick={onDone}>{t('done')}</Button>
        </div>
      )}
    </section>
  );
}
