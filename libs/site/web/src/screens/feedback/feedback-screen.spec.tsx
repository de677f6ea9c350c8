import { coreErrors } from '@upround/shared/contract-core';
import { links, routes } from '@upround/shared/links';
import { NavigationItemsContext } from '@upround/shared/routing';
import { aUser, fakeApi, refuse, renderScreen } from '@upround/shared/testing';
import { feedbackReceiptFixture, sendFeedback } from '@upround/site/contract';
import { screen } from '@testing-library/react';
import { House } from 'lucide-react';
import type { FeedbackDraftStore } from './draft-store';
import { FeedbackScreen } from './feedback-screen';
import type { FeedbackValues } from './feedback-values';

function memoryDrafts(stored?: FeedbackValues) {
  const held: { values: FeedbackValues | undefined } = { values: stored };
  const store: FeedbackDraftStore = {
    read: async () => held.values,
    write: async (values) => {
      held.values = { ...values };
      return true;
    },
    delete: async () => {
      held.values = undefined;
    },
  };
  return { held, store };
}

const kept: FeedbackValues = { kind: 'IDEA', text: 'Mute a pod for a week', email: '', page: '' };

const items = [{ href: links.pods(), icon: House, useLabel: () => 'Clubs' }];

function open({ api = fakeApi(), drafts = memoryDrafts() } = {}) {
  const screenOfSite = (
    <NavigationItemsContext value={items}>
      <FeedbackScreen drafts={drafts.store} />
    </NavigationItemsContext>
  );
  const rendered = renderScreen(screenOfSite, {
    api,
    path: links.feedback(),
    pattern: routes.feedback,
  });
  return { ...rendered, drafts };
}

const text = () => screen.getByRole('textbox', { name: /What would you like to tell us/ });
const send = () => screen.getByRole('button', { name: 'Send feedback' });

describe('/feedback', () => {
  it('shows the form under one heading, without a finding of axe', async () => {
    const { container } = open();
    expect(screen.getByRole('heading', { level: 1, name: 'Feedback' })).toBeVisible();
    expect(screen.getAllByRole('radio')).toHaveLength(4);
    expect(container.querySelector('[data-page="/feedback"]')).not.toBeNull();
    await expect(container).toHaveNoAxeViolations();
  });

  it('begins with the email address of a member and the page that was left', async () => {
    const api = fakeApi().on(sendFeedback, () => feedbackReceiptFixture);
    const { user } = renderScreen(<FeedbackScreen drafts={memoryDrafts().store} />, {
      api,
      user: aUser({ email: 'meera@example.com' }),
      path: links.feedback({ page: '/jobs?sort=salary' }),
      pattern: routes.feedback,
    });
    const email = screen.getByRole('textbox', { name: /Email address/ });
    expect(email).toHaveValue('meera@example.com');
    expect(screen.getByRole('textbox', { name: /^Page/ })).toHaveValue('/jobs?sort=salary');
    await user.clear(email);
    await user.click(screen.getByRole('radio', { name: 'Praise' }));
    await user.type(text(), 'The board.');
    await user.click(send());
    await screen.findByRole('heading', { name: 'Thanks, we got it' });
    expect(api.received(sendFeedback)).toEqual([
      { body: { kind: 'PRAISE', text: 'The board.', page: '/jobs?sort=salary' } },
    ]);
  });

  it('begins with the kind that a link names, and with none for an unknown one', () => {
    const show = (kind: string) =>
      renderScreen(<FeedbackScreen drafts={memoryDrafts().store} />, {
        path: links.feedback({ kind }),
        pattern: routes.feedback,
      });
    const { unmount } = show('PROBLEM');
    expect(screen.getByRole('radio', { name: /^Problem/ })).toBeChecked();
    unmount();
    show('GRIPE');
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  });

  it('sends what was typed and shows the receipt', async () => {
    const api = fakeApi().on(sendFeedback, () => feedbackReceiptFixture);
    const { user, container } = open({ api });
    await user.click(screen.getByRole('radio', { name: /^Problem/ }));
    await user.type(text(), 'The poll shows 101 % in all.');
    await user.type(screen.getByRole('textbox', { name: /Email address/ }), 'Asha@Example.com');
    await user.type(screen.getByRole('textbox', { name: /^Page/ }), links.pods());
    await user.click(send());
    const heading = await screen.findByRole('heading', { name: 'Thanks, we got it' });
    expect(heading).toHaveFocus();
    expect(screen.getByText(feedbackReceiptFixture.receipt)).toBeVisible();
    expect(api.received(sendFeedback)).toEqual([
      {
        body: {
          kind: 'PROBLEM',
          text: 'The poll shows 101 % in all.',
          email: 'asha@example.com',
          page: '/pods',
        },
      },
    ]);
    await expect(container).toHaveNoAxeViolations();
    await user.click(screen.getByRole('button', { name: 'Send more feedback' }));
    expect(text()).toHaveValue('');
  });

  it('says at each field what is missing or wrong, and sends nothing', async () => {
    const { user, container, api } = open({
      api: fakeApi().on(sendFeedback, () => feedbackReceiptFixture),
    });
    await user.type(screen.getByRole('textbox', { name: /Email address/ }), 'asha');
    await user.type(screen.getByRole('textbox', { name: /^Page/ }), 'elsewhere');
    await user.click(send());
    expect(await screen.findByText('Choose what it’s about.')).toBeVisible();
    expect(text()).toHaveAccessibleDescription('Write a few words first.');
    expect(screen.getByText(/Enter an address like name@example.com/)).toBeVisible();
    expect(screen.getByText(/Enter a link on this site, such as \/pods/)).toBeVisible();
    expect(api.received(sendFeedback)).toEqual([]);
    await expect(container).toHaveNoAxeViolations();
  });

  it('takes a whole address of ours as the page', async () => {
    const api = fakeApi().on(sendFeedback, () => feedbackReceiptFixture);
    const { user } = open({ api, drafts: memoryDrafts(kept) });
    expect(await screen.findByDisplayValue(kept.text)).toBeVisible();
    const page = `${window.location.origin}${links.pod('first-cheque')}`;
    await user.type(screen.getByRole('textbox', { name: /^Page/ }), page);
    await user.click(send());
    await screen.findByRole('heading', { name: 'Thanks, we got it' });
    expect(api.received(sendFeedback)[0]?.body.page).toBe('/pods/first-cheque');
  });

  it('R4: keeps what was typed when sending fails, and tries again under the same key', async () => {
    const api = fakeApi().on(sendFeedback, () => feedbackReceiptFixture);
    const { user } = open({ api, drafts: memoryDrafts(kept) });
    await screen.findByDisplayValue(kept.text);
    let tries = 0;
    api.on(sendFeedback, () => {
      tries += 1;
      if (tries === 1) throw refuse(coreErrors.INTERNAL);
      return feedbackReceiptFixture;
    });
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('Your feedback wasn’t sent');
    expect(text()).toHaveValue(kept.text);
    await user.click(send());
    await screen.findByRole('heading', { name: 'Thanks, we got it' });
    const keys = api.requests(sendFeedback).map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('R18: says why it was refused', async () => {
    const api = fakeApi().on(sendFeedback, () => {
      throw refuse(coreErrors.RATE_LIMITED, { retryAfter: 60 });
    });
    const { user } = open({ api, drafts: memoryDrafts(kept) });
    await screen.findByDisplayValue(kept.text);
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Too many requests\. Try again in \d+ seconds\. What you wrote is still here/,
    );
    expect(text()).toHaveValue(kept.text);
  });

  it('puts a refusal of one field beside that field', async () => {
    const api = fakeApi().on(sendFeedback, () => {
      throw refuse(coreErrors.INVALID_FIELD, { path: 'email' });
    });
    const { user } = open({ api, drafts: memoryDrafts({ ...kept, email: 'asha@example.com' }) });
    await screen.findByDisplayValue(kept.text);
    await user.click(send());
    expect(await screen.findByText(/Enter an address like name@example.com/)).toBeVisible();
  });

  it('saves a draft while someone types, and deletes it when asked to', async () => {
    const { user, drafts } = open();
    await user.type(text(), 'Half a thought');
    expect(await screen.findByText('Draft saved on this device')).toBeVisible();
    expect(drafts.held.values?.text).toBe('Half a thought');
    await user.click(screen.getByRole('button', { name: 'Discard draft' }));
    expect(text()).toHaveValue('');
    expect(drafts.held.values).toBeUndefined();
  });

  it('works without storage', async () => {
    const off = () => Promise.reject(new Error('no storage'));
    const api = fakeApi().on(sendFeedback, () => feedbackReceiptFixture);
    const drafts = { held: { values: undefined }, store: { read: off, write: off, delete: off } };
    const { user } = open({ api, drafts });
    await user.click(screen.getByRole('radio', { name: /^Idea/ }));
    await user.type(text(), 'A quieter bell');
    await user.click(send());
    expect(await screen.findByText(feedbackReceiptFixture.receipt)).toBeVisible();
  });
});
