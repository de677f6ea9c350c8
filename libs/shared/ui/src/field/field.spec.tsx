import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from '../checkbox/checkbox';
import { PasswordInput } from '../password-input/password-input';
import { Select } from '../select/select';
import { TextArea } from '../text-area/text-area';
import { TextInput } from '../text-input/text-input';
import { Field, FieldGroup } from './field';

describe('Field', () => {
  it.each([
    ['TextInput', <TextInput key="control" />],
    ['TextArea', <TextArea key="control" />],
    ['PasswordInput', <PasswordInput key="control" />],
    [
      'Select',
      <Select key="control">
        <option>One</option>
      </Select>,
    ],
  ])('ties label, hint and error to %s', async (_name, control) => {
    const { container, rerender } = render(
      <Field label="Headline" hint="Up to 120 characters." required>
        {control}
      </Field>,
    );
    const input = screen.getByLabelText('Headline');
    expect(input).toBeRequired();
    expect(input).not.toHaveAttribute('aria-invalid');
    expect(input).toHaveAccessibleDescription('Up to 120 characters.');
    await expect(container).toHaveNoAxeViolations();

    rerender(
      <Field label="Headline" hint="Up to 120 characters." error="Write a headline.">
        {control}
      </Field>,
    );
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Write a headline.');
    expect(screen.queryByText('Up to 120 characters.')).not.toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
  });

  it('adds its note to a description that the control has already', () => {
    render(
      <>
        <p id="count">12 left</p>
        <Field label="Headline" hint="Short.">
          <TextInput aria-describedby="count" />
        </Field>
      </>,
    );
    expect(screen.getByLabelText('Headline')).toHaveAccessibleDescription('12 left Short.');
  });

  it('says which fields may stay empty, and can keep its label for screen readers', () => {
    render(
      <Field label="Company" optional hideLabel>
        <TextInput />
      </Field>,
    );
    expect(screen.getByText('optional')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Company' })).toBeInTheDocument();
  });
});

describe('FieldGroup', () => {
  it('names several controls together', async () => {
    const { container } = render(
      <FieldGroup legend="Write to me about" error="Choose one.">
        <Checkbox label="Replies" />
      </FieldGroup>,
    );
    const group = screen.getByRole('group', { name: 'Write to me about' });
    expect(group).toHaveAccessibleDescription('Choose one.');
    await expect(container).toHaveNoAxeViolations();
  });
});

describe('PasswordInput', () => {
  it('shows and hides what is written', async () => {
    const user = userEvent.setup();
    render(
      <Field label="Password">
        <PasswordInput autoComplete="current-password" />
      </Field>,
    );
    const input = screen.getByLabelText('Password');
    await user.type(input, 'a long sentence');
    expect(input).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input).toHaveAttribute('type', 'text');
    expect(input).toHaveValue('a long sentence');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input).toHaveAttribute('type', 'password');
  });
});

describe('TextArea', () => {
  it('gives its element to a ref, in both forms, and keeps room for its rows', () => {
    const seen: (HTMLTextAreaElement | null)[] = [];
    const object: { current: HTMLTextAreaElement | null } = { current: null };
    render(
      <>
        <TextArea aria-label="One" rows={2} ref={(element) => void seen.push(element)} />
        <TextArea aria-label="Two" ref={object} />
      </>,
    );
    expect(seen[0]).toBe(screen.getByRole('textbox', { name: 'One' }));
    expect(object.current).toBe(screen.getByRole('textbox', { name: 'Two' }));
    expect(screen.getByRole('textbox', { name: 'One' })).toHaveStyle({ minHeight: '66px' });
  });
});
