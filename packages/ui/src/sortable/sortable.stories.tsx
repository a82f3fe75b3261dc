import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Camera, Lock, QrCode, Timer, Type, Video } from 'lucide';
import { useState } from 'react';
import styled from 'styled-components';
import { until } from '../../.storybook/until';
import { Icon } from '../icon/icon';
import { Pagination } from '../pagination/pagination';
import { Stack } from '../panel/panel';
import { token } from '../theme/token';
import { useCarrying } from './carrying';
import { moved } from './moved';
import { SortableList } from './sortable-list';

const meta = { title: 'Sortable list' } satisfies Meta;
export default meta;

const Card = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  padding: 8px 14px 8px 6px;
  padding-inline: 6px 14px;
  border: 1px solid ${token.line};
  border-radius: ${token.radiusPanel};
  background: ${token.surfacePanel};
  & > strong { flex: 1; min-inline-size: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-weight: 500; }
  & > small { color: ${token.textMuted}; font: ${token.type13} ${token.font}; font-variant-numeric: tabular-nums; }
  & > [data-icon] { color: ${token.textMuted}; }
`;

const STOPS = [
  { id: 11, name: 'Salute the brass pilot', icon: Camera, points: 150 },
  { id: 12, name: 'What does the harbour clock say?', icon: Type, points: 50 },
  { id: 13, name: 'Walk the gangway like a captain', icon: Video, points: 200, mark: Timer },
  { id: 14, name: 'Scan the crate on pier seven', icon: QrCode, points: 75, mark: Lock },
  { id: 15, name: 'Outstare a gull', icon: Video, points: 100 },
] as const;

function Challenges({ disabled = false }: { readonly disabled?: boolean }) {
  const [stops, setStops] = useState<readonly (typeof STOPS)[number][]>(STOPS);
  const [page, setPage] = useState(1);
  const [said, setSaid] = useState('');
  const carrying = useCarrying();
  return (
    <Stack>
      <SortableList
        label="Challenges"
        items={stops}
        idOf={({ id }) => `${id}`}
        nameOf={({ name }) => name}
        carrying={carrying}
        disabled={disabled}
        onMove={(id, to) =>
          setStops((now) =>
            moved(
              now,
              now.findIndex((stop) => `${stop.id}` === id),
              to,
            ),
          )
        }
      >
        {(stop, { handle, index }) => (
          <Card>
            {handle}
            <small>{index + 1}</small>
            <Icon of={stop.icon} />
            <strong>{stop.name}</strong>
            {'mark' in stop && <Icon of={stop.mark} />}
            <small>{stop.points}</small>
          </Card>
        )}
      </SortableList>
      <Pagination
        page={page}
        pages={12}
        perPage={10}
        count={115}
        onPage={setPage}
        carrying={carrying}
        onDropItem={({ name }, to) => setSaid(`${name}: page ${to}`)}
      />
      <p>{said}</p>
    </Stack>
  );
}

export const WithPages: StoryObj = { render: () => <Challenges /> };
export const NotYours: StoryObj = { render: () => <Challenges disabled /> };

/** Picked up with the keyboard and moved down. */
export const Lifted: StoryObj = {
  render: () => <Challenges />,
  play: async ({ canvasElement }) => {
    const handle = canvasElement.querySelector<HTMLElement>('[data-drag-handle]');
    const press = (key: string) => handle?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    const aside = () => canvasElement.querySelectorAll('li[style*="px"]').length;
    handle?.focus();
    // The sorting code may still be loading on the first key press.
    press(' ');
    await until(() => handle?.ariaPressed === 'true');
    for (const places of [1, 2]) {
      press('ArrowDown');
      // The lifted row and every row it has passed.
      await until(() => aside() === places + 1);
    }
  },
};
