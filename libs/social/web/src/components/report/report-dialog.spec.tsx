import { screen, within } from '@testing-library/react';
import { coreErrors } from '@upround/shared/contract-core';
import { textLimits, type ReferenceType } from '@upround/shared/domain';
import { aUser, fakeApi, refuse, renderScreen } from '@upround/shared/testing';
import { report } from '@upround/social/contract';
import { ReportDialog, type ReportDialogProps } from './report-dialog';

type Kind = ReportDialogProps['reference']['referenceType'];

const receiving = () =>
  fakeApi().on(report, () => ({ receipt: 'r-1', receivedAt: '2026-03-01T10:00:00.000Z' }));

function open(api = receiving(), referenceType: Kind = 'POST', title?: string) {
  const onClose = jest.fn();
  const reference = { referenceType, referenceId: 'post-1' };
  const rendered = renderScreen(
    <ReportDialog
      reference={reference}
      onClose={onClose}
      {...(title === undefined ? {} : { title })}
    />,
    { api, user: aUser() },
  );
  return { ...rendered, onClose };
}

const choice = (name: string | RegExp) => screen.getByRole('radio', { name });
const detail = () => screen.getByRole('textbox', { name: /What should the moderator know\?/ });
const send = () => screen.getByRole('button', { name: 'Send report' });

describe('P14: the report dialog', () => {
  it('sends a category, which is enough, and says where its outcome will be', async () => {
    const api = receiving();
    const { user, onClose } = open(api, 'POST', 'Report this post');
    const dialog = await screen.findByRole('dialog', { name: 'Report this post' });
    await expect(dialog).toHaveNoAxeViolations();
    await user.click(choice('Harassment or hate'));
    await user.click(send());
    expect(
      await screen.findByText(/Report sent\. You’ll be notified of the outcome\./),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Your reports' })).toHaveAttribute(
      'href',
      '/settings?section=reports',
    );
    expect(onClose).toHaveBeenCalled();
    expect(api.received(report)).toEqual([
      {
        query: {
          referenceType: 'POST',
          referenceId: 'post-1',
          category: 'HARASSMENT',
          message: 'Harassment or hate',
        },
      },
    ]);
  });

  it('is about a comment or a reply where nothing else is said', async () => {
    open(receiving(), 'COMMENT');
    expect(await screen.findByRole('dialog', { name: 'Report this comment' })).toBeVisible();
  });

  it('needs a category, and a detail for “Something else”', async () => {
    const api = receiving();
    const { user } = open(api);
    const group = await screen.findByRole('group', { name: 'What’s wrong with it?' });
    await user.click(send());
    expect(group).toHaveAccessibleDescription('Choose a reason.');
    expect(detail()).not.toHaveAccessibleDescription();
    await user.click(choice('Something else'));
    await user.type(detail(), '   ');
    await user.click(send());
    expect(detail()).toHaveAccessibleDescription('Describe what’s wrong in a sentence.');
    await expect(screen.getByRole('dialog')).toHaveNoAxeViolations();
    expect(api.received(report)).toEqual([]);
    await user.type(detail(), 'It’s someone else’s photo. ');
    await user.click(send());
    await screen.findByText(/Report sent\./);
    expect(api.received(report)[0]?.query).toMatchObject({
      category: 'OTHER',
      message: 'It’s someone else’s photo.',
    });
  });

  it('says that a detail is optional, save for “Something else”', async () => {
    const { user } = open();
    await screen.findByRole('dialog');
    expect(screen.getByText('optional')).toBeVisible();
    await user.click(choice('Something else'));
    expect(screen.queryByText('optional')).not.toBeInTheDocument();
  });

  it('sends no detail that is too long', async () => {
    const api = receiving();
    const { user } = open(api);
    await screen.findByRole('dialog');
    await user.click(choice(/Spam or a scam/));
    await user.click(detail());
    await user.paste('a'.repeat(textLimits.reportMessage + 1));
    await user.click(send());
    expect(detail()).toHaveAccessibleDescription(/1 character over the limit/);
    expect(api.received(report)).toEqual([]);
  });

  it.each([
    [/Mute them/, 'MUTE', 'Report sent, and the author is muted.'],
    [/Block them/, 'BLOCK', 'Report sent, and the author is blocked.'],
  ])('hides the author too: %p', async (name, also, said) => {
    const api = receiving();
    const { user, queryClient } = open(api);
    await screen.findByRole('dialog');
    const group = within(screen.getByRole('group', { name: 'Mute or block the author?' }));
    expect(group.getByRole('radio', { name: 'Neither' })).toBeChecked();
    queryClient.setQueryData(['a list'], ['what they wrote']);
    await user.click(choice(/Spam or a scam/));
    await user.click(group.getByRole('radio', { name }));
    await user.click(send());
    expect(await screen.findByText(new RegExp(said))).toBeVisible();
    expect(api.received(report)[0]?.query).toMatchObject({ category: 'SPAM', also });
    expect(queryClient.getQueryState(['a list'])?.isInvalidated).toBe(true);
  });

  it.each<[ReferenceType & Kind]>([['NEWS'], ['TRACKER']])(
    'has no choice about the author where no member wrote it: %p',
    async (type) => {
      open(receiving(), type, 'Report this');
      await screen.findByRole('dialog', { name: 'Report this' });
      expect(
        screen.queryByRole('group', { name: 'Mute or block the author?' }),
      ).not.toBeInTheDocument();
    },
  );

  it('stays open with what was chosen and typed where sending fails, and sends again', async () => {
    const api = receiving().on(report, () => {
      throw refuse(coreErrors.RATE_LIMITED);
    });
    const { user, onClose } = open(api);
    await screen.findByRole('dialog');
    await user.click(choice(/Private|private information/));
    await user.click(choice(/Mute them/));
    await user.type(detail(), 'My phone number is in it.');
    await user.click(send());
    expect(await screen.findByText(/Your report wasn’t sent\./)).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
    expect(detail()).toHaveValue('My phone number is in it.');
    expect(choice(/Mute them/)).toBeChecked();
    api.on(report, () => ({ receipt: 'r-1', receivedAt: '2026-03-01T10:00:00.000Z' }));
    await user.click(send());
    expect(await screen.findByText(/the author is muted/)).toBeVisible();
  });

  it('is sent once, and closes without sending', async () => {
    const api = receiving();
    const answer = api.pause(report);
    const { user, onClose } = open(api);
    await screen.findByRole('dialog');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    await user.click(choice(/Spam or a scam/));
    await user.click(send());
    await user.click(send());
    answer();
    await screen.findByText(/Report sent\./);
    expect(api.received(report)).toHaveLength(1);
  });
});
