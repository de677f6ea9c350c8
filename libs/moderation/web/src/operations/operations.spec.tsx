import { act, screen, waitFor, within } from '@testing-library/react';
import {
  auditFixtures,
  changeSwitch,
  dropTasks,
  failedTasksFixture,
  healthFixture,
  listAudit,
  listFailedTasks,
  listSwitches,
  readHealth,
  retryTasks,
  switchesFixture,
  type FailedTasks,
  type SwitchState,
} from '@upround/moderation/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { routes } from '@upround/shared/links';
import { aUser, fakeApi, refuse, renderScreen } from '@upround/shared/testing';
import { Operations } from './operations';

const SECTION = '/settings?section=operations';
const everything = () =>
  fakeApi()
    .on(readHealth, () => healthFixture)
    .on(listFailedTasks, () => failedTasksFixture)
    .on(listSwitches, () => ({ data: [...switchesFixture] }))
    .on(listAudit, () => ({ data: [...auditFixtures], nextSegment: null }));
const open = (part = '', api = everything()) =>
  renderScreen(<Operations />, {
    api,
    user: aUser(),
    path: part === '' ? SECTION : `${SECTION}&part=${part}`,
    pattern: routes.settings,
  });

describe('the parts of operations', () => {
  it('are tabs in the address, health first', async () => {
    const { user, address } = open();
    expect(await screen.findByRole('heading', { name: 'Health' })).toBeVisible();
    const tabs = screen.getByRole('navigation', { name: 'Operations' });
    expect(within(tabs).getByRole('link', { name: 'Health' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    for (const [tab, part] of [
      ['Tasks', 'tasks'],
      ['Switches', 'switches'],
      ['Audit log', 'audit'],
    ] as const) {
      await user.click(within(tabs).getByRole('link', { name: tab }));
      expect(address()).toBe(`${SECTION}&part=${part}`);
    }
    expect(await screen.findByRole('list', { name: 'Entries, newest first' })).toBeVisible();
  });

  it('keep the part where the audit log is searched, and open it for its filters', async () => {
    const { user, address } = renderScreen(<Operations />, {
      api: everything(),
      user: aUser(),
      path: `${SECTION}&action=account.`,
      pattern: routes.settings,
    });
    expect(await screen.findByRole('list', { name: 'Entries, newest first' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Audit log' }));
    await user.type(screen.getByRole('textbox', { name: /Person/ }), 'asha');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(address()).toBe(`${SECTION}&part=audit&person=asha`));
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(address()).toBe(`${SECTION}&part=audit`));
  });

  it.each(['health', 'tasks', 'switches'])('%s is for admins', async (part) => {
    const forbidden = () => {
      throw refuse(coreErrors.FORBIDDEN);
    };
    const api = fakeApi()
      .on(readHealth, forbidden)
      .on(listFailedTasks, forbidden)
      .on(listSwitches, forbidden);
    open(part, api);
    expect(await screen.findByText('Operations are for admins')).toBeVisible();
  });
});

describe('health', () => {
  afterEach(() => jest.useRealTimers());

  it('says how each part is, in words, with figures and a chart that is a table too', async () => {
    const { container } = open();
    const list = await screen.findByRole('list', { name: 'Parts of the server' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'DatabaseWorkingPostgreSQL answered in 2 ms.',
      'Task queueWorking3 tasks are due. The oldest has waited 2 s. 2 tasks failed.',
      'Live updatesWorking42 pages are connected.',
      'EmailCheck18 emails sent in the last hour. 1 attempt failed.',
      expect.stringMatching(/^DiskWorking44\.8 GB free, 62% of the disk\.$/),
      'PaymentsWorkingNo webhooks refused in the last hour.',
    ]);
    const figures = screen.getByRole('region', { name: 'Figures' });
    expect(figures).toHaveTextContent('Requests, last hour1,204');
    expect(
      screen.getByRole('img', { name: 'Bar chart: due tasks each minute, 3 now, 14 at most.' }),
    ).toBeVisible();
    expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(6);
    await expect(container).toHaveNoAxeViolations();
  });

  it('is read again every ten seconds, and keeps the figures where that fails', async () => {
    jest.useFakeTimers();
    let isDown = false;
    let due = 3;
    const api = everything().on(readHealth, () => {
      if (isDown) throw refuse(coreErrors.UNAVAILABLE);
      return { ...healthFixture, tasks: { ...healthFixture.tasks, due } };
    });
    open('', api);
    expect(await screen.findByText(/^3 tasks are due/)).toBeVisible();
    due = 5;
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(await screen.findByText(/^5 tasks are due/)).toBeVisible();
    isDown = true;
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(await screen.findByText(/^Couldn’t update\. These figures are from/)).toBeVisible();
    expect(screen.getByText(/^5 tasks are due/)).toBeVisible();
  });

  it('says so before the first reading of the queue', async () => {
    open(
      '',
      everything().on(readHealth, () => ({ ...healthFixture, backlog: [] })),
    );
    expect(await screen.findByText(/^No readings yet/)).toBeVisible();
  });
});

describe('failed tasks', () => {
  const withTasks = () => {
    let failed: FailedTasks = failedTasksFixture;
    const remove = (queue: string, id?: string) => {
      const isGone = (task: { id: string; queue: string }) =>
        task.queue === queue && (id === undefined || task.id === id);
      const count = failed.tasks.filter(isGone).length;
      const tasks = failed.tasks.filter((task) => !isGone(task));
      const queues = failed.queues
        .map((one) => ({ ...one, count: tasks.filter((task) => task.queue === one.queue).length }))
        .filter((one) => one.count > 0);
      failed = { queues, tasks };
      return { count };
    };
    return everything()
      .on(listFailedTasks, () => failed)
      .on(retryTasks, ({ body }) => remove(body.queue, body.id))
      .on(dropTasks, ({ body }) => remove(body.queue, body.id));
  };

  it('are listed by queue with their error, attempts and time', async () => {
    const { container } = open('tasks');
    const list = await screen.findByRole('list', { name: 'Failed tasks in notifications.digest' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent(
      /550 no such mailbox \[address\].*6 attempts/,
    );
    await expect(container).toHaveNoAxeViolations();
  });

  it('are tried again, one or all of a queue', async () => {
    const api = withTasks();
    const { user } = open('tasks', api);
    const [one] = await screen.findAllByRole('button', {
      name: /^Try again: notifications\.digest/,
    });
    if (one) await user.click(one);
    expect(await screen.findByText('1 task will be tried again.')).toBeVisible();
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: /^Try again: notif/ })).toHaveLength(1),
    );
    await user.click(screen.getByRole('button', { name: 'Try all again in feed.fan-out' }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: /feed\.fan-out/ })).not.toBeInTheDocument(),
    );
    expect(api.received(retryTasks).map(({ body }) => body)).toEqual([
      { queue: 'notifications.digest', id: failedTasksFixture.tasks[0]?.id },
      { queue: 'feed.fan-out' },
    ]);
  });

  it('are deleted after a question, until none are left', async () => {
    const api = withTasks();
    const { user } = open('tasks', api);
    await user.click(
      await screen.findByRole('button', { name: 'Delete all in notifications.digest' }),
    );
    const dialog = screen.getByRole('alertdialog', {
      name: 'Delete 2 failed tasks in notifications.digest?',
    });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(api.received(dropTasks)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Delete all in notifications.digest' }));
    await user.click(screen.getByRole('button', { name: 'Delete all' }));
    expect(await screen.findByText('2 tasks deleted.')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: /^Delete: feed\.fan-out/ }));
    expect(screen.getByRole('alertdialog', { name: 'Delete this task?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete task' }));
    expect(await screen.findByText('No failed tasks')).toBeVisible();
  });

  it('say what happened where another admin was faster', async () => {
    const api = everything().on(retryTasks, () => {
      throw refuse(coreErrors.NOT_FOUND);
    });
    const { user } = open('tasks', api);
    await user.click(await screen.findByRole('button', { name: 'Try all again in feed.fan-out' }));
    expect(await screen.findByText(/^Couldn’t try this again\./)).toBeVisible();
  });
});

describe('switches', () => {
  const withSwitches = () => {
    let states: SwitchState[] = [...switchesFixture];
    return everything()
      .on(listSwitches, () => ({ data: states }))
      .on(changeSwitch, ({ params, body }) => {
        const off = switchesFixture.find((one) => one.off !== null)?.off ?? null;
        const changed: SwitchState = {
          name: params.name,
          off: body.isOff && off !== null ? { ...off, reason: body.reason } : null,
        };
        states = states.map((one) => (one.name === changed.name ? changed : one));
        return changed;
      });
  };

  it('say what is off, since when, by whom and why', async () => {
    const { container } = open('switches');
    const uploads = await screen.findByRole('region', { name: 'Uploads' });
    expect(uploads).toHaveTextContent(/Off since .*2026.*, by Asha Rao\..*The bucket is full\./);
    expect(screen.getByRole('region', { name: 'Sign-up' })).toHaveTextContent('On');
    await expect(container).toHaveNoAxeViolations();
  });

  it('are turned off and on with a reason', async () => {
    const api = withSwitches();
    const { user } = open('switches', api);
    await user.click(await screen.findByRole('button', { name: 'Switch off Sign-up' }));
    const dialog = screen.getByRole('dialog', { name: 'Switch off Sign-up?' });
    await user.click(within(dialog).getByRole('button', { name: 'Switch off' }));
    const field = within(dialog).getByRole('textbox', { name: 'Reason' });
    expect(field).toHaveAccessibleDescription('Enter a reason.');
    expect(api.received(changeSwitch)).toHaveLength(0);
    await user.type(field, 'A wave of bots.');
    await user.click(within(dialog).getByRole('button', { name: 'Switch off' }));
    expect(await screen.findByText('Sign-up switched off.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Switch on Sign-up' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Switch on Sign-up' }));
    // The reason of the last time is gone.
    expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('');
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'They’re gone.');
    await user.click(screen.getByRole('button', { name: 'Switch on' }));
    expect(await screen.findByRole('button', { name: 'Switch off Sign-up' })).toBeVisible();
    expect(api.received(changeSwitch)).toEqual([
      { params: { name: 'signUp' }, body: { isOff: true, reason: 'A wave of bots.' } },
      { params: { name: 'signUp' }, body: { isOff: false, reason: 'They’re gone.' } },
    ]);
  });

  it('keep the reason where the change fails', async () => {
    const api = everything().on(changeSwitch, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = open('switches', api);
    await user.click(await screen.findByRole('button', { name: 'Switch off Payments' }));
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Double charges.');
    await user.click(screen.getByRole('button', { name: 'Switch off' }));
    expect(await screen.findByText(/^Couldn’t change this switch\./)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('Double charges.');
  });
});
