import { render, screen } from '@testing-library/react';
import type { EntryField } from '@upround/competitions/contract';
import { AnswerList } from './answer-list';

const means: EntryField = {
  kind: 'CHOICE',
  id: 'means',
  label: 'What does it need?',
  hint: '',
  isRequired: true,
  isPublic: true,
  options: ['Nothing', 'Text messages', 'A smartphone'],
  most: 2,
};

describe('an answer of several choices', () => {
  it('is a list', () => {
    render(<AnswerList form={[means]} answers={{ means: ['Text messages', 'A smartphone'] }} />);
    const choices = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(choices).toEqual(['Text messages', 'A smartphone']);
  });

  it('is no list where one was chosen', () => {
    render(<AnswerList form={[means]} answers={{ means: ['Nothing'] }} />);
    expect(screen.getByText('Nothing')).toBeVisible();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  it('says so where none was', () => {
    render(<AnswerList form={[means]} answers={{ means: [] }} />);
    expect(screen.getByText('No answer')).toBeVisible();
  });
});
