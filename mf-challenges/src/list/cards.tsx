import type { Task } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { SortableList, type useCarrying } from '@waymark/ui';
import type { ReactNode } from 'react';
import { WithHandle } from './handle-slot';

interface CardsProps {
  readonly items: readonly Task[];
  /** The previous page, while the next one loads. */
  readonly waiting: boolean;
  readonly sortable: boolean;
  readonly carrying: ReturnType<typeof useCarrying>;
  readonly onMove: (task: Task, index: number) => void;
  readonly card: (task: Task) => ReactNode;
}

/** The challenges of a page as sortable cards. */
export function Cards({ items, waiting, sortable, carrying, onMove, card }: CardsProps) {
  const t = useTranslate();
  return (
    <div aria-busy={waiting || undefined} style={waiting ? { opacity: 0.6 } : undefined}>
      <SortableList
        label={t('Challenges')}
        items={items}
        idOf={({ id }) => String(id)}
        nameOf={({ name }) => name || t('Untitled challenge')}
        disabled={!sortable || waiting}
        carrying={carrying}
        onMove={(id, index) => {
          const task = items.find((one) => String(one.id) === id);
          if (task) onMove(task, index);
        }}
      >
        {(task, { handle }) => <WithHandle value={handle}>{card(task)}</WithHandle>}
      </SortableList>
    </div>
  );
}
