import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Copy } from 'lucide';
import { CategoryPill } from '../badge/state-pill';
import { IconButton } from '../button/icon-button';
import { RelativeTime } from '../date-time/relative-time';
import { TextLink } from '../link/link';
import { Menu } from '../menu/menu';
import { VisuallyHidden } from '../text/visually-hidden';
import { Table, TablePanel } from './table';

const meta = { title: 'Table' } satisfies Meta;
export default meta;

const GAMES = [
  [4821, 'Active', 'The Pilot’s Lost Logbook', 'PILOT24', 84],
  [4816, 'Active', 'Cranes & Cobbles', 'COBBLES', 60],
  [4802, 'Draft', 'Two Bridges Treasure Trail', 'BRIDGES', 1204],
  [4760, 'Template', 'Half-day Harbour Classic', 'CLASSIC', 12],
  [4688, 'Archive', 'The Great Gull Heist', 'GULLS', 9],
] as const;

export const Games: StoryObj = {
  render: () => (
    <TablePanel>
      <Table $cards>
        <thead>
          <tr>
            <th scope="col">Id</th>
            <th scope="col">Name</th>
            <th scope="col">Entry code</th>
            <th scope="col">Updated</th>
            <th scope="col" data-end="">
              Players
            </th>
            <th scope="col">
              <VisuallyHidden>More</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {GAMES.map(([id, category, name, code, players]) => (
            <tr key={id}>
              <td>
                {id} <CategoryPill category={category} />
              </td>
              <td data-card="first">
                <TextLink href="#game">{name}</TextLink>
              </td>
              <td>{code}</td>
              <td data-card="hide">
                <RelativeTime instant="2026-11-20T18:30:00Z" zone="Europe/London" />
              </td>
              <td data-end="" data-label="Players">
                {players}
              </td>
              <td>
                <IconButton icon={Copy} label={`Clone ${name}`} />
                <Menu label={`More for ${name}`} entries={[{ id: 'a', label: 'Clone', onSelect: () => undefined }]} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TablePanel>
  ),
};
