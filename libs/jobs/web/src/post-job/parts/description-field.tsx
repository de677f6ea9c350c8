import { Bold, Heading2, Italic, List } from 'lucide-react';
import { useRef, useState, type Ref } from 'react';
import { jobLimits } from '@upround/jobs/contract';
import { Button, CharacterCount, Field, IconButton, Prose, TextArea } from '@upround/shared/ui';
import { usePostText } from '../messages/catalogue';
import { prefixed, wrapped, type Selected } from './format-text';

interface DescriptionFieldProps {
  ref: Ref<HTMLTextAreaElement>;
  text: string;
  onChange: (text: string) => void;
  error: string | undefined;
}

/** The description in Markdown, with buttons for its marks, a template, and a preview in its place. */
export function DescriptionField({ ref, text, onChange, error }: DescriptionFieldProps) {
  const t = usePostText();
  const [wantsPreview, setPreview] = useState(false);
  // What is wrong is shown in the field itself.
  const isPreview = wantsPreview && error === undefined;
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
    <Field
      label={t('fields.description')}
      hint={t('hints.description')}
      required
      error={error}
      aside={<CharacterCount length={[...text].length} limit={jobLimits.description} near={500} />}
    >
      <div className="flex flex-wrap items-center">
        <div role="group" aria-label={t('format.label')} className="mr-auto -ml-2 flex">
          {tools.map(([name, icon, make]) => (
            <IconButton
              key={name}
              icon={icon}
              label={t(`format.${name}`)}
              tooltip
              disabled={isPreview}
              onClick={() => change(make)}
            />
          ))}
        </div>
        {text.trim() === '' && (
          <Button size="small" variant="quiet" onClick={() => onChange(t('format.templateText'))}>
            {t('format.template')}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={() => setPreview(!isPreview)}>
          {t(isPreview ? 'format.edit' : 'format.preview')}
        </Button>
      </div>
      {isPreview && (
        <div className="rounded-control border p-3">
          {text.trim() === '' ? (
            <p className="text-small text-muted">{t('format.empty')}</p>
          ) : (
            <Prose isForeign text={text} />
          )}
        </div>
      )}
      {/* Still there while it is previewed: an error puts the focus into it. */}
      <div hidden={isPreview}>
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
      </div>
    </Field>
  );
}
