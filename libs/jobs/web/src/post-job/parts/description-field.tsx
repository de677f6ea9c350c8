import { Bold, Heading2, Italic, List } from 'lucide-react';
import { useRef, type Ref } from 'react';
import { jobLimits } from '@upround/jobs/contract';
import { CharacterCount, Field, IconButton, TextArea } from '@upround/shared/ui';
import { usePostText } from '../messages/catalogue';
import { prefixed, wrapped, type Selected } from './format-text';

interface DescriptionFieldProps {
  ref: Ref<HTMLTextAreaElement>;
  text: string;
  onChange: (text: string) => void;
  error: string | undefined;
}

/** The description in Markdown, with buttons for those who do not know its marks. */
export function DescriptionField({ ref, text, onChange, error }: DescriptionFieldProps) {
  const t = usePostText();
  const area = useRef<HTMLTextAreaElement | null>(null);
  const change = (make: (selected: Selected) => Selected) => {
    const { current } = area;
    if (current === null) return;
    const next = make({ text, start: current.selectionStart, end: current.selectionEnd });
    onChange(next.text);
    // After the field has the new text.
    requestAnimationFrame(() => {
      current.focus();
      current.setSelectionRange(next.start, next.end);
    });
  };
  const tools = [
    ['heading', Heading2, (at: Selected) => prefixed(at, '## ', t('format.headingText'))],
    ['bold', Bold, (at: Selected) => wrapped(at, '**', t('format.boldText'))],
    ['italic', Italic, (at: Selected) => wrapped(at, '*', t('format.italicText'))],
    ['list', List, (at: Selected) => prefixed(at, '- ', t('format.listText'))],
  ] as const;
  return (
    <div className="flex flex-col gap-1">
      <Field
        label={t('fields.description')}
        hint={t('hints.description')}
        required
        error={error}
        aside={
          <CharacterCount length={[...text].length} limit={jobLimits.description} near={500} />
        }
      >
        <TextArea
          ref={(element) => {
            area.current = element;
            if (typeof ref === 'function') ref(element);
          }}
          rows={10}
          maxRows={24}
          dir="auto"
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      <div role="group" aria-label={t('format.label')} className="-ml-2 flex">
        {tools.map(([name, icon, make]) => (
          <IconButton
            key={name}
            icon={icon}
            label={t(`format.${name}`)}
            tooltip
            onClick={() => change(make)}
          />
        ))}
      </div>
    </div>
  );
}
