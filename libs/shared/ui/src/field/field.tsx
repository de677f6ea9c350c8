import { useId, type ReactNode } from 'react';
import { useKitText } from '../messages/catalogue';
import { InlineError } from '../notice/inline-error';
import { classes } from '../styling/classes';
import { FieldContext } from './field-context';

export interface FieldProps {
  label: ReactNode;
  /** Below the control; gives way to the error. */
  hint?: ReactNode;
  /** The error and how to fix it. */
  error?: ReactNode;
  required?: boolean;
  /** Writes "optional" beside the label. */
  optional?: boolean;
  /** Holds the room of one line below the control, so that an error moves nothing. */
  steady?: boolean;
  /** Keeps the label for screen readers only, where the place says it all (a search box). */
  hideLabel?: boolean;
  /** Content at the end of the label's line: a count, a link. */
  aside?: ReactNode;
  className?: string;
  /** One control of the kit: it finds its label, hint and error by itself. */
  children: ReactNode;
}

/** Label above, control, then hint or error below, tied together for assistive technology. */
export function Field(props: FieldProps) {
  const { label, hint, error, required = false, hideLabel, className, children } = props;
  const id = useId();
  const noteId = `${id}-note`;
  const hasNote = Boolean(error ?? hint);
  return (
    <div className={classes('flex min-w-0 flex-col gap-1.5', className)}>
      <div className={classes('flex items-baseline gap-2', hideLabel && 'sr-only')}>
        <label htmlFor={id} className="text-small font-medium">
          {label}
        </label>
        <FieldAside optional={props.optional} aside={props.aside} />
      </div>
      <FieldContext
        value={{
          id,
          describedBy: hasNote ? noteId : undefined,
          invalid: Boolean(error),
          required,
        }}
      >
        {children}
      </FieldContext>
      <div className={props.steady ? 'min-h-5' : 'contents'}>
        <FieldNote id={noteId} hint={hint} error={error} />
      </div>
    </div>
  );
}

export interface FieldGroupProps extends Omit<FieldProps, 'label' | 'required'> {
  /** The question that the controls within answer together. */
  legend: ReactNode;
}

/** Several controls under one legend: check boxes, radio buttons, the parts of a date. */
export function FieldGroup(props: FieldGroupProps) {
  const { legend, hint, error, hideLabel, className, children } = props;
  const noteId = `${useId()}-note`;
  return (
    <fieldset
      aria-describedby={(error ?? hint) ? noteId : undefined}
      className={classes('flex min-w-0 flex-col gap-1.5', className)}
    >
      <legend className={hideLabel ? 'sr-only' : 'contents'}>
        <span className="flex items-baseline gap-2 text-small font-medium">
          {legend}
          <FieldAside optional={props.optional} aside={props.aside} />
        </span>
      </legend>
      {children}
      <FieldNote id={noteId} hint={hint} error={error} />
    </fieldset>
  );
}

function FieldAside({ optional, aside }: Pick<FieldProps, 'optional' | 'aside'>) {
  const t = useKitText();
  return (
    <>
      {optional && <span className="text-small text-muted">{t('field.optional')}</span>}
      {aside && <span className="ml-auto text-small whitespace-nowrap text-muted">{aside}</span>}
    </>
  );
}

function FieldNote({ id, hint, error }: { id: string; hint?: ReactNode; error?: ReactNode }) {
  if (error) return <InlineError id={id}>{error}</InlineError>;
  if (!hint) return null;
  return (
    <p id={id} className="text-small text-muted">
      {hint}
    </p>
  );
}
