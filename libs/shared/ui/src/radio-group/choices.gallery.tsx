import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import type { GalleryEntry } from '../gallery/gallery-entry';
import { SegmentedControl } from '../segmented-control/segmented-control';
import { Switch } from '../switch/switch';
import { PillGroup } from './pill-group';
import { RadioGroup } from './radio-group';

function Example() {
  const [audience, setAudience] = useState<'all' | 'followers' | 'pod'>('all');
  const [theme, setTheme] = useState<'light' | 'dark' | 'system'>('system');
  const [points, setPoints] = useState<string>();
  const [replies, setReplies] = useState(true);
  return (
    <div className="flex max-w-form flex-col gap-6">
      <RadioGroup
        legend="Who can reply"
        value={audience}
        onChange={setAudience}
        options={[
          { value: 'all', label: 'Everyone' },
          { value: 'followers', label: 'People I follow', hint: 'And people I mention.' },
          { value: 'pod', label: 'Members of a pod', disabled: true },
        ]}
      />
      <SegmentedControl
        label="Theme"
        value={theme}
        onChange={setTheme}
        wide
        options={[
          { value: 'light', label: 'Light', icon: Sun },
          { value: 'dark', label: 'Dark', icon: Moon },
          { value: 'system', label: 'System', icon: Monitor },
        ]}
      />
      <PillGroup
        legend="Points for the idea"
        hint="From 1 to 10."
        value={points}
        onChange={setPoints}
        options={['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']}
      />
      <div>
        <Switch
          label="Notify me of replies"
          hint="Takes effect at once."
          checked={replies}
          onChange={(event) => setReplies(event.target.checked)}
        />
        <Switch label="Show my email to followers" defaultChecked={false} />
        <Switch label="Two-step sign-in" disabled />
      </div>
    </div>
  );
}

export const choicesEntry: GalleryEntry = {
  name: 'Choices',
  about:
    'RadioGroup for a few long choices, PillGroup for a scale, SegmentedControl for short ones, Switch for settings that act at once.',
  Example,
};
