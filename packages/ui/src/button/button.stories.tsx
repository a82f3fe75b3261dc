import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Copy, Ellipsis, ListFilter, Plus, RefreshCw, Trash2 } from 'lucide';
import { Row, Stack } from '../panel/panel';
import { Button, ButtonLink } from './button';
import { IconButton } from './icon-button';

const meta = { title: 'Button', component: Button } satisfies Meta<typeof Button>;
export default meta;

export const Kinds: StoryObj = {
  render: () => (
    <Stack>
      <Row>
        <Button kind="primary">Add challenge</Button>
        <Button kind="primary" icon={Plus} shortcut="N">
          New game
        </Button>
        <Button kind="primary" busy>
          Saving
        </Button>
        <Button kind="primary" disabled>
          Disabled
        </Button>
      </Row>
      <Row>
        <Button icon={Copy}>Clone</Button>
        <Button shortcut="R">Reject</Button>
        <Button busy>Loading</Button>
        <Button disabled>Disabled</Button>
      </Row>
      <Row>
        <Button kind="quiet">Ignore</Button>
        <Button kind="danger" icon={Trash2}>
          Yes, delete
        </Button>
        <Button kind="danger-line">Stop game</Button>
        <Button size="small">Retry</Button>
        <Button kind="primary" size="touch">
          Touch, 40
        </Button>
        <ButtonLink href="#somewhere" $kind="primary">
          A link
        </ButtonLink>
      </Row>
      <Row>
        <IconButton icon={Ellipsis} label="More" />
        <IconButton icon={ListFilter} label="Filter" outlined />
        <IconButton icon={RefreshCw} label="Refresh" busy />
        <IconButton icon={Trash2} label="Delete" tone="danger" />
        <IconButton icon={Copy} label="Copy" disabled />
        <IconButton icon={ListFilter} label="Pressed" aria-pressed />
      </Row>
      <Button block kind="primary" size="touch">
        Full width
      </Button>
    </Stack>
  ),
};
