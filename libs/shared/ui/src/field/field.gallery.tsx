import { Search } from 'lucide-react';
import { useState } from 'react';
import { CharacterCount } from '../character-count/character-count';
import { Checkbox } from '../checkbox/checkbox';
import type { GalleryEntry } from '../gallery/gallery-entry';
import { PasswordInput } from '../password-input/password-input';
import { Select } from '../select/select';
import { TextArea } from '../text-area/text-area';
import { TextInput } from '../text-input/text-input';
import { Field, FieldGroup } from './field';

function Example() {
  const [about, setAbout] = useState(
    'I build tools for small exporters. Before that, ten years in freight.',
  );
  return (
    <div className="grid max-w-content gap-5 medium:grid-cols-2">
      <Field label="Full name" required>
        <TextInput defaultValue="Asha Raman" autoComplete="name" />
      </Field>
      <Field label="Company" optional>
        <TextInput placeholder="Where you work now" />
      </Field>
      <Field label="E-mail" hint="We write only about your account.">
        <TextInput type="email" defaultValue="asha@khet.example" autoComplete="email" />
      </Field>
      <Field label="Website" error="This address has no ending. Try khet.example.">
        <TextInput type="url" defaultValue="https://khet" />
      </Field>
      <Field label="Password" hint="At least 10 characters.">
        <PasswordInput defaultValue="a long sentence" autoComplete="new-password" />
      </Field>
      <Field label="Stage">
        <Select defaultValue="seed">
          <option value="idea">Idea</option>
          <option value="seed">Seed</option>
          <option value="a">Series A</option>
        </Select>
      </Field>
      <Field label="Search people" hideLabel>
        <TextInput type="search" icon={Search} placeholder="Search people and posts" />
      </Field>
      <Field label="Invitation code">
        <TextInput disabled defaultValue="Sent by mail" />
      </Field>
      <Field
        label="About you"
        className="medium:col-span-2"
        hint="Shown on your profile."
        aside={<CharacterCount length={about.length} limit={280} />}
      >
        <TextArea value={about} onChange={(event) => setAbout(event.target.value)} />
      </Field>
      <FieldGroup legend="Write to me about" className="medium:col-span-2">
        <Checkbox label="Replies to my posts" defaultChecked />
        <Checkbox label="A weekly summary" hint="Every Monday at 8 in the morning." />
        <Checkbox label="Product news" disabled />
      </FieldGroup>
    </div>
  );
}

export const fieldEntry: GalleryEntry = {
  name: 'Field',
  about:
    'Label above, hint below, the error in place of the hint. Text inputs, select, check boxes.',
  Example,
};
