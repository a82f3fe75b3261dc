import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../button/button';
import { RadioCards } from '../choice/radio-cards';
import { TextField } from '../field/text-field';
import { WithHelp } from '../field/with-help';
import { ChangeDetectedDialog } from './change-detected-dialog';
import { Dialog } from './dialog';
import { ErrorDialog, RetryDialog } from './error-dialogs';
import { HelpDialog } from './help-dialog';

const labels = (): (string | null)[] => screen.getAllByRole('button').map((button) => button.textContent);

test('Change Detected has its exact text and exactly two buttons', async () => {
  const onIgnore = jest.fn();
  const onRefresh = jest.fn();
  render(<ChangeDetectedDialog open onIgnore={onIgnore} onRefresh={onRefresh} />);
  const dialog = screen.getByRole('alertdialog', { name: 'Change Detected' });
  expect(dialog.querySelector('p')?.textContent).toBe(
    'Another user has edited this page. If you make a change, it may be overwritten. If you refresh, you will see the latest version.',
  );
  expect(labels()).toEqual(['Ignore', 'Refresh']);
  await userEvent.click(screen.getByRole('button', { name: 'Ignore' }));
  expect([onIgnore.mock.calls.length, onRefresh.mock.calls.length]).toEqual([1, 0]);
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect([onIgnore.mock.calls.length, onRefresh.mock.calls.length]).toEqual([1, 1]);
});

test('Change Detected shows both versions and reports which fields to keep', async () => {
  const onRefresh = jest.fn();
  const differences = [
    { field: 'name', label: 'Name', mine: 'Quay Run', theirs: 'Quay Race' },
    { field: 'code', label: 'Entry Code', mine: 'QUAY', theirs: 'RACE' },
  ];
  render(<ChangeDetectedDialog open differences={differences} onIgnore={() => undefined} onRefresh={onRefresh} />);
  const name = await screen.findByRole('group', { name: 'Name' });
  expect(within(name).getByRole('radio', { name: 'Use theirs', description: 'Quay Race' })).toHaveProperty(
    'checked',
    true,
  );
  await userEvent.click(within(name).getByRole('radio', { name: 'Keep mine', description: 'Quay Run' }));
  expect(screen.getAllByRole('button')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(onRefresh).toHaveBeenCalledWith(['name']);
});

test('Escape on Change Detected means Ignore', () => {
  const onIgnore = jest.fn();
  render(<ChangeDetectedDialog open onIgnore={onIgnore} onRefresh={jest.fn()} />);
  const dialog = screen.getByRole('alertdialog');
  const refused = !fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(refused).toBe(true);
  expect(onIgnore).toHaveBeenCalledTimes(1);
});

test('the Retry dialog offers Retry and Dismiss and explains the status', async () => {
  const onRetry = jest.fn();
  const onDismiss = jest.fn();
  render(
    <RetryDialog
      open
      title="Lost connection"
      message="There has been a problem connecting with our platform. Please click retry to try again."
      line="The server met an unexpected condition."
      onRetry={onRetry}
      onDismiss={onDismiss}
    />,
  );
  expect(screen.getByRole('alertdialog', { name: 'Lost connection' })).toBeTruthy();
  expect(screen.getByText('The server met an unexpected condition.')).toBeTruthy();
  expect(labels()).toEqual(['Dismiss', 'Retry']);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect([onRetry.mock.calls.length, onDismiss.mock.calls.length]).toEqual([1, 1]);
});

test('an error dialog has a title, a message and a Close button', async () => {
  const onClose = jest.fn();
  render(<ErrorDialog open title="Not Authorized" message="Administrators only." onClose={onClose} />);
  expect(screen.getByRole('alertdialog', { name: 'Not Authorized' })).toBeTruthy();
  expect(labels()).toEqual(['Close']);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a help dialog closes with its Close button and restores focus', async () => {
  render(<HelpDialog title="Entry code">Players type this code.</HelpDialog>);
  const trigger = screen.getByRole('button', { name: 'Help: Entry code' });
  await userEvent.click(trigger);
  expect(await screen.findByRole('dialog', { name: 'Entry code' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(trigger);
});

test('the label of a field finds the field, not its help', () => {
  render(
    <WithHelp title="Entry code" help="Players type this code.">
      <TextField label="Entry code" value="" onChange={() => undefined} />
    </WithHelp>,
  );
  expect(screen.getByLabelText(/Entry code/)).toBe(screen.getByRole('textbox'));
  expect(screen.getByRole('button', { name: 'Help: Entry code' })).toBeTruthy();
});

function Two() {
  const [first, setFirst] = useState(true);
  const [second, setSecond] = useState(true);
  return (
    <>
      <Dialog
        open={first}
        title="First"
        onClose={() => setFirst(false)}
        actions={<Button onClick={() => setFirst(false)}>On</Button>}
      />
      <Dialog
        open={second}
        title="Second"
        onClose={() => setSecond(false)}
        actions={<Button onClick={() => setSecond(false)}>On</Button>}
      />
    </>
  );
}

test('dialogs never stack: the second waits for the first to close', async () => {
  render(<Two />);
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(screen.getByRole('dialog', { name: 'First' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'On' }));
  expect(screen.getByRole('dialog', { name: 'Second' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'On' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('dialogs of two React roots, such as shell and remote, take turns too', async () => {
  render(<ErrorDialog open title="Of the shell" message="" onClose={jest.fn()} />);
  const other = render(<ErrorDialog open title="Of a remote" message="" onClose={jest.fn()} />);
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
  other.unmount();
  expect(screen.getByRole('alertdialog', { name: 'Of the shell' })).toBeTruthy();
});

test('Tab stays inside the dialog', async () => {
  render(
    <>
      <button type="button">Outside</button>
      <RetryDialog open title="T" message="m" onRetry={jest.fn()} onDismiss={jest.fn()} />
    </>,
  );
  expect(document.activeElement?.textContent).toBe('Retry');
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Dismiss');
  await userEvent.tab({ shift: true });
  expect(document.activeElement?.textContent).toBe('Retry');
});

test('a dialog that starts with radio buttons focuses the checked one', () => {
  // As browsers do: focus the first control.
  jest.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function open(this: HTMLDialogElement) {
    this.open = true;
    this.querySelector('input')?.focus();
  });
  const sizes = ['Small', 'Medium', 'Large'].map((label) => ({ value: label, label }));
  render(
    <Dialog open title="Print" actions={<Button>Print</Button>} onClose={() => undefined}>
      <RadioCards label="Size" value="Medium" options={sizes} onChange={() => undefined} />
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Medium' }));
  jest.restoreAllMocks();
});
