import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Opened } from '../../.storybook/opened';
import { Button } from '../button/button';
import { Avatar } from '../media/avatar';
import { Row } from '../panel/panel';
import { Select } from '../select/select';
import { ChangeDetectedDialog } from './change-detected-dialog';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';
import { ErrorDialog, RetryDialog } from './error-dialogs';
import { HelpDialog } from './help-dialog';

const meta = { title: 'Dialog' } satisfies Meta;
export default meta;

const nothing = (): void => undefined;

export const ChangeDetected: StoryObj = {
  render: () => (
    <ChangeDetectedDialog
      open
      note={
        <>
          <Avatar name="Priya Raman" decorative /> Priya Raman changed Points, 20 seconds ago
        </>
      }
      onIgnore={nothing}
      onRefresh={nothing}
    />
  ),
};

export const LostConnection: StoryObj = {
  render: () => (
    <RetryDialog
      open
      title="Lost connection"
      message="There has been a problem connecting with our platform. Please click retry to try again."
      line="The server met an unexpected condition."
      onRetry={nothing}
      onDismiss={nothing}
    />
  ),
};

export const NotAuthorized: StoryObj = {
  render: () => (
    <ErrorDialog
      open
      title="Not Authorized"
      message="You need to be a game administrator in order to take that action."
      onClose={nothing}
    />
  ),
};

export const DeleteGroup: StoryObj = {
  render: () => (
    <ConfirmDialog
      open
      title="Delete Group"
      text="Are you sure you wish to delete this group?"
      note="Dockside Evening · no teams"
      confirmLabel="Yes, delete"
      onConfirm={nothing}
      onCancel={nothing}
    />
  ),
};

export const Help: StoryObj = {
  render: () => <HelpDialog title="Entry code">Players enter this code to join the game.</HelpDialog>,
};

function Both() {
  const [first, setFirst] = useState(false);
  const [second, setSecond] = useState(false);
  const [kind, setKind] = useState('a');
  return (
    <Row>
      <Button
        onClick={() => {
          setFirst(true);
          setSecond(true);
        }}
      >
        Open two
      </Button>
      <Dialog
        open={first}
        title="First"
        onClose={() => setFirst(false)}
        actions={<Button onClick={() => setFirst(false)}>Close first</Button>}
      >
        <Select
          label="Kind"
          value={kind}
          onChange={setKind}
          options={[
            { value: 'a', label: 'Alpha' },
            { value: 'b', label: 'Beta' },
          ]}
        />
      </Dialog>
      <Dialog
        open={second}
        title="Second"
        onClose={() => setSecond(false)}
        actions={<Button onClick={() => setSecond(false)}>Close second</Button>}
      >
        <p>Shown after the first one closed.</p>
      </Dialog>
    </Row>
  );
}

export const TwoInTurn: StoryObj = { render: () => <Both /> };

export const HelpOpen: StoryObj = {
  render: () => (
    <Opened shows="[role=dialog],dialog[open]">
      <HelpDialog title="Entry code">Players enter this code to join the game.</HelpDialog>
    </Opened>
  ),
};
