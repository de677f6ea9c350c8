import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { ApiError } from '@upround/shared/api-client';
import {
  checkedBy,
  schemaResolver,
  showServerError,
  useAutosave,
  useIdempotencyKey,
  type FormDraft,
} from './index';

interface Values {
  title: string;
  text: string;
}
const empty: Values = { title: '', text: '' };

function memoryDraft(stored?: Partial<Values>): FormDraft<Values> & { value?: Partial<Values> } {
  return {
    ...(stored && { value: stored }),
    read() {
      return Promise.resolve(this.value);
    },
    write(values) {
      this.value = { ...values };
      return Promise.resolve(true);
    },
    delete() {
      delete this.value;
      return Promise.resolve();
    },
  };
}

function Form({ draft }: { draft: FormDraft<Values> }) {
  const form = useForm<Values>({
    defaultValues: empty,
    resolver: checkedBy(({ title }) => (title === '' ? { title: 'Add a title' } : {})),
  });
  const { isSaved, isRestored, clear } = useAutosave(form, draft, {
    empty,
    isEmpty: ({ text }) => text === '',
  });
  const keyFor = useIdempotencyKey();
  const [key, setKey] = useState('');
  const fail = () =>
    showServerError(
      form,
      new ApiError({
        status: 422,
        requestId: 'r',
        errors: [{ code: 'INVALID_FIELD', clientMessage: 'No', path: 'text' }],
      }),
      (path) => (path === 'text' ? 'text' : undefined),
      () => 'We can’t read this text',
    );
  return (
    <form onSubmit={(event) => void form.handleSubmit((values) => setKey(keyFor(values)))(event)}>
      <input aria-label="Title" {...form.register('title')} />
      <input aria-label="Text" {...form.register('text')} />
      <p>{form.formState.errors.title?.message}</p>
      <p>{form.formState.errors.text?.message}</p>
      <output>
        {[isSaved && 'saved', isRestored && 'restored', key].filter(Boolean).join(' ')}
      </output>
      <button>Send</button>
      <button type="button" onClick={fail}>
        Fail
      </button>
      <button
        type="button"
        onClick={() => {
          form.reset(empty);
          clear();
        }}
      >
        Discard
      </button>
    </form>
  );
}

const text = () => screen.getByRole('textbox', { name: 'Text' });
const output = () => screen.getByRole('status').textContent;

describe('autosave', () => {
  it('saves after a pause, restores, and deletes what was discarded or emptied', async () => {
    const draft = memoryDraft();
    const first = render(<Form draft={draft} />);
    await userEvent.type(text(), 'words');
    await waitFor(() => expect(output()).toBe('saved'));
    expect(draft.value).toEqual({ title: '', text: 'words' });
    first.unmount();

    render(<Form draft={draft} />);
    await waitFor(() => expect(text()).toHaveValue('words'));
    expect(output()).toBe('saved restored');
    await userEvent.clear(text());
    await waitFor(() => expect(draft.value).toBeUndefined());
    await userEvent.type(text(), 'more');
    await waitFor(() => expect(draft.value?.text).toBe('more'));
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(text()).toHaveValue('');
    expect(output()).toBe('');
    expect(draft.value).toBeUndefined();
  });

  it('saves at once when the page is left or the form goes', async () => {
    const draft = memoryDraft();
    const { unmount } = render(<Form draft={draft} />);
    fireEvent.input(text(), { target: { value: 'one' } });
    fireEvent(window, new Event('pagehide'));
    expect(draft.value?.text).toBe('one');
    fireEvent.input(text(), { target: { value: 'two' } });
    unmount();
    expect(draft.value?.text).toBe('two');
  });

  it('keeps what was typed before the draft was read', async () => {
    let answer: (stored: Partial<Values>) => void = () => undefined;
    const draft = memoryDraft();
    draft.read = () => new Promise((resolve) => (answer = resolve));
    render(<Form draft={draft} />);
    await userEvent.type(text(), 'typed');
    await act(async () => answer({ text: 'stored' }));
    expect(text()).toHaveValue('typed');
  });
});

describe('checks', () => {
  it('show what the form and the API find wrong beside the field, with the focus on it', async () => {
    render(<Form draft={memoryDraft()} />);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Add a title')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Fail' }));
    expect(await screen.findByText('We can’t read this text')).toBeVisible();
    expect(text()).toHaveFocus();
  });

  it('give the same key for the same body, and another for another', async () => {
    render(<Form draft={memoryDraft()} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'a');
    const send = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Send' }));
      return screen.getByRole('status').textContent;
    };
    const key = await send();
    expect(key).toMatch(/^[0-9a-f-]{36}$/);
    expect(await send()).toBe(key);
    await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'b');
    expect(await send()).not.toBe(key);
  });

  it('word the first issue of each field of a schema', async () => {
    const resolver = schemaResolver<Values>(
      z.object({
        title: z.string().check(z.minLength(1), z.regex(/[a-z]/)),
        text: z.string(),
      }),
      (field, issue) => `${field}: ${issue.code}`,
    );
    const options = { shouldUseNativeValidation: false, fields: {} } as never;
    expect(await resolver(empty, undefined, options)).toEqual({
      values: {},
      errors: { title: { type: 'validate', message: 'title: too_small' } },
    });
    const valid = { title: 'a', text: '' };
    expect(await resolver(valid, undefined, options)).toEqual({ values: valid, errors: {} });
  });
});
