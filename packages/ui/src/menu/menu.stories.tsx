import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ChevronDown, CircleCheck, Copy, Library, Palette, Smartphone, Trash2, Users } from 'lucide';
import { useState } from 'react';
import { Opened } from '../../.storybook/opened';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { Row, Stack } from '../panel/panel';
import { Menu } from './menu';
import type { MenuEntry } from './menu-entries';

const meta = { title: 'Menu' } satisfies Meta;
export default meta;

function GameMenu() {
  const [last, setLast] = useState('nothing');
  const entries: readonly MenuEntry[] = [
    { id: 'preview', label: 'App preview', icon: Smartphone, href: '#preview', newTab: true },
    { id: 'clone', label: 'Clone', icon: Copy, onSelect: () => setLast('Clone') },
    {
      id: 'liberate',
      heading: 'Liberate',
      entries: [
        { id: 'all', label: 'All', icon: CircleCheck, disabled: true, onSelect: () => setLast('All') },
        { id: 'team', label: 'Team', icon: Users, onSelect: () => setLast('Team') },
        { id: 'branding', label: 'Branding', icon: Palette, note: 'P', onSelect: () => setLast('Branding') },
        { id: 'library', label: 'Library', icon: Library, checked: true, onSelect: () => setLast('Library') },
      ],
    },
    {
      id: 'end',
      entries: [{ id: 'delete', label: 'Delete', icon: Trash2, danger: true, onSelect: () => setLast('Delete') }],
    },
  ];
  return (
    <Stack>
      <Row>
        <Menu label="The Pilot’s Lost Logbook: more" entries={entries} align="start" />
        <Menu
          label="Before"
          entries={entries}
          align="start"
          trigger={(props) => (
            <Button {...props}>
              Before <Icon of={ChevronDown} size={14} />
            </Button>
          )}
        />
      </Row>
      <p>Chosen: {last}</p>
    </Stack>
  );
}

export const OfAGame: StoryObj = { render: () => <GameMenu /> };

export const Open: StoryObj = {
  render: () => (
    <Opened shows="[role=menu]">
      <GameMenu />
    </Opened>
  ),
};
