import { Circle, CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { classes, colorModes, ICON_STROKE, type ColorMode } from '@upround/shared/ui';
import { useSettingsText } from './messages/catalogue';

export interface ColorModeChoiceProps {
  value: ColorMode;
  onChange: (mode: ColorMode) => void;
}

/** The colour modes as radio buttons under drawings of a page. */
export function ColorModeChoice({ value, onChange }: ColorModeChoiceProps) {
  const t = useSettingsText();
  const name = useId();
  const hintId = useId();
  return (
    <fieldset aria-describedby={hintId} className="min-w-0">
      <legend className="font-semibold">{t('appearance.colorMode')}</legend>
      <p id={hintId} className="mt-1 text-small text-muted">
        {t('appearance.onThisDevice')}
      </p>
      <div className="mt-4 grid grid-cols-1 gap-4 small:grid-cols-3">
        {colorModes.map((mode) => (
          <ModeTile
            key={mode}
            mode={mode}
            name={name}
            isChosen={mode === value}
            onChoose={() => onChange(mode)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface ModeTileProps {
  mode: ColorMode;
  name: string;
  isChosen: boolean;
  onChoose: () => void;
}

function ModeTile({ mode, name, isChosen, onChoose }: ModeTileProps) {
  const t = useSettingsText();
  const nameId = useId();
  const hintId = useId();
  const ChosenIcon = isChosen ? CircleCheck : Circle;
  return (
    <label className="group/radio relative flex cursor-pointer rounded-surface has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus items-start gap-4 small:flex-col small:gap-3">
      <input
        type="radio"
        name={name}
        value={mode}
        checked={isChosen}
        onChange={onChoose}
        aria-labelledby={nameId}
        aria-describedby={hintId}
        className="sr-only"
      />
      <span
        aria-hidden="true"
        className={classes(
          'flex h-24 w-36 shrink-0 overflow-hidden rounded-surface border transition-colors small:h-32 small:w-full medium:h-36',
          isChosen
            ? 'border-accent outline-1 outline-accent'
            : 'border-medium group-hover/radio:border-strong',
        )}
      >
        {mode === 'system' ? (
          <>
            <ModeDrawing mode="light" isHalf />
            <ModeDrawing mode="dark" isHalf />
          </>
        ) : (
          <ModeDrawing mode={mode} />
        )}
      </span>
      <span className="flex gap-3">
        <ChosenIcon
          aria-hidden
          size={20}
          strokeWidth={ICON_STROKE}
          className={classes('mt-0.5 shrink-0', isChosen ? 'text-accent-text' : 'text-muted')}
        />
        <span className="flex min-w-0 flex-col">
          <span id={nameId} className="font-medium">
            {t(`appearance.${mode}`)}
          </span>
          <span id={hintId} className="text-small text-muted">
            {t(`appearance.${mode}Hint`)}
          </span>
        </span>
      </span>
    </label>
  );
}

/** A page in small, in the colours of a mode. */
function ModeDrawing({ mode, isHalf = false }: { mode: 'light' | 'dark'; isHalf?: boolean }) {
  return (
    <span data-color-mode={mode} className="flex min-w-0 grow basis-0 bg-surface">
      {!isHalf && (
        <span className="flex w-10 shrink-0 flex-col gap-2 border-r p-2">
          <span className="size-3 rounded-control bg-accent" />
          <span className="h-1.5 rounded-full bg-surface-active" />
          <span className="h-1.5 rounded-full bg-surface-active" />
          <span className="h-1.5 rounded-full bg-surface-active" />
        </span>
      )}
      <span className="flex min-w-0 grow flex-col gap-2 p-2">
        <span className="h-2 w-2/3 rounded-full bg-text" />
        {[0, 1].map((card) => (
          <span
            key={card}
            className="flex flex-col gap-1.5 rounded-control border bg-surface-raised p-2"
          >
            <span className="h-1.5 rounded-full bg-strong" />
            <span className="h-1.5 w-3/5 rounded-full bg-surface-active" />
            <span className="h-2 w-10 rounded-full bg-accent" />
          </span>
        ))}
      </span>
    </span>
  );
}
