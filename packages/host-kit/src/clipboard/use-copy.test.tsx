import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Notice } from '@waymark/contract';
import { Button, Dialog, UiRoot } from '@waymark/ui';
import { HostContext } from '../host-context';
import { pretendHost } from '../testing/pretend-host';
import { useCopy } from './use-copy';

function CopyLink() {
  const copy = useCopy();
  return <Button onClick={() => void copy('https://play.test/pilot', 'Copied the link')}>Copy link</Button>;
}
function CopyCode() {
  const copy = useCopy();
  return <Button onClick={() => void copy('PILOT24')}>Copy code</Button>;
}

function setUp(inDialog = false) {
  const user = userEvent.setup();
  const notices: Notice[] = [];
  const { host } = pretendHost();
  const show = (notice: Notice) => {
    notices.push(notice);
    return () => undefined;
  };
  const buttons = (
    <>
      <CopyLink />
      <CopyCode />
    </>
  );
  render(
    <HostContext value={{ ...host, notices: { ...host.notices, show } }}>
      <UiRoot>
        {inDialog ? (
          <Dialog open title="Share" actions={null} onClose={() => undefined}>
            {buttons}
          </Dialog>
        ) : (
          buttons
        )}
      </UiRoot>
    </HostContext>,
  );
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { notices, press };
}

test('copying puts the text on the clipboard and says so', async () => {
  const { notices, press } = setUp();
  await press('Copy code');
  expect(await navigator.clipboard.readText()).toBe('PILOT24');
  expect(notices).toEqual([{ tone: 'success', text: 'Copied PILOT24' }]);
  await press('Copy link');
  expect(await navigator.clipboard.readText()).toBe('https://play.test/pilot');
  expect(notices[1]?.text).toBe('Copied the link');
});

test('a refused copy shows the text to select until dismissed', async () => {
  const { notices, press } = setUp();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
  await press('Copy link');
  const text = "Couldn't copy. Select the text and copy it by hand: https://play.test/pilot";
  await waitFor(() => expect(notices).toEqual([{ tone: 'warning', text, duration: 0 }]));
});

test('inside a modal dialog it is announced there, politely', async () => {
  const { press } = setUp(true);
  await press('Copy code');
  await waitFor(() => {
    const [region] = screen.getByRole('dialog').querySelectorAll('[aria-live=polite]');
    expect(region?.textContent).toBe('Copied PILOT24');
  });
});
