import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ArrowLeft, ChevronRight } from 'lucide';
import { Row, Stack } from '../panel/panel';
import { Kbd } from '../text/kbd';
import { Icon } from './icon';
import { type IconName, MenuIcon } from './menu-icon';

const meta = { title: 'Icon' } satisfies Meta;
export default meta;

const NAMES: readonly IconName[] = [
  'dashboard',
  'settings',
  'challenges',
  'path',
  'teams',
  'groups',
  'rewards',
  'branding',
  'personalisation',
  'monitor',
  'stream',
  'leaderboard',
  'slideshow',
  'analytics',
  'exports',
  'reels',
  'donate',
  'play',
  'language',
  'account',
  'sign-out',
];

export const OfMenus: StoryObj = {
  render: () => (
    <Stack>
      <Row $gap={16}>
        {NAMES.map((name) => (
          <Row key={name}>
            <MenuIcon name={name} /> {name}
          </Row>
        ))}
      </Row>
      <Row $gap={16}>
        <Icon of={ArrowLeft} flip label="Back" />
        <Icon of={ChevronRight} flip size={20} label="Next" />
        <Row>
          Search <Kbd>Ctrl K</Kbd>
        </Row>
      </Row>
    </Stack>
  ),
};
