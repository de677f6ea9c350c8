import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { postLimits } from '@upround/feed/contract';
import { announce } from '@upround/shared/routing';
import { Button, IconButton, InlineError } from '@upround/shared/ui';
import { useComposerText } from '../messages/catalogue';
import { TextField } from './text-field';
import { useFocusOf } from './use-focus-of';

interface ThreadEditorProps {
  parts: readonly string[];
  autoFocus: boolean;
  onChange: (parts: readonly string[]) => void;
  error: string | undefined;
  errorOf: (index: number) => string | undefined;
}

/** The parts of a thread down one line, each with its own limit. */
export function ThreadEditor({ parts, autoFocus, onChange, error, errorOf }: ThreadEditorProps) {
  const t = useComposerText();
  const list = useRef<HTMLOListElement>(null);
  const focusOn = useFocusOf(list, 'textarea');
  const isFull = parts.length >= postLimits.parts;
  const remove = (index: number) => {
    onChange(parts.toSpliced(index, 1));
    announce(t('compose.partRemoved', { number: index + 1 }));
    focusOn(Math.max(0, index - 1));
  };
  return (
    <div className="flex flex-col gap-2">
      <ol ref={list} aria-label={t('compose.parts')} className="flex flex-col">
        {parts.map((part, index) => (
          <li key={index} className="flex items-stretch gap-3">
            <span aria-hidden className="flex w-10 shrink-0 flex-col items-center">
              <span className="flex size-8 items-center justify-center rounded-full border bg-surface-sunken text-small font-medium text-muted figures">
                {index + 1}
              </span>
              <span className="w-px grow border-l border-medium" />
            </span>
            <div className="min-w-0 grow pt-1 pb-3">
              <TextField
                label={t('compose.part', { number: index + 1 })}
                value={part}
                onChange={(text) => onChange(parts.with(index, text))}
                placeholder={
                  index === 0 ? t('compose.threadPlaceholder') : t('compose.partPlaceholder')
                }
                error={errorOf(index)}
                rows={index === 0 ? 3 : 2}
                autoFocus={autoFocus && index === 0}
              />
            </div>
            {parts.length > 2 && (
              <IconButton
                icon={X}
                size="small"
                label={t('compose.removePart', { number: index + 1 })}
                onClick={() => remove(index)}
              />
            )}
          </li>
        ))}
      </ol>
      {error !== undefined && <InlineError>{error}</InlineError>}
      {isFull ? (
        <p className="pl-13 text-small text-muted">
          {t('compose.fullThread', { max: postLimits.parts })}
        </p>
      ) : (
        <Button
          variant="quiet"
          size="small"
          icon={Plus}
          className="-mt-2 ml-10 self-start"
          onClick={() => {
            onChange([...parts, '']);
            focusOn(parts.length);
          }}
        >
          {t('compose.addPart')}
        </Button>
      )}
    </div>
  );
}
