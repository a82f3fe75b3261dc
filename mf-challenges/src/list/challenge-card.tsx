import type { Task } from '@waymark/contract';
import { useOffered, useTranslate } from '@waymark/host-kit';
import { Checkbox, IconButton, Menu, type MenuEntry, OrderField, VisuallyHidden } from '@waymark/ui';
import { CopyPlus, Trash2, X } from '@waymark/ui/icons';
import { memo, useEffect, useId, useRef } from 'react';
import { ChallengeLine } from '../challenge/challenge-line';
import type { MomentFormat } from '../challenge/moment-format';
import { useUnsaved } from '../challenge/open-edits';
import { OpenEditors } from '../editor/lazy-editor';
import type { CardActions } from './card-actions';
import { End, Place, Row, Tick } from './card-styles';
import { HandleSlot } from './handle-slot';

interface ChallengeCardProps {
  readonly task: Task;
  /** Number of challenges in the game. */
  readonly count: number;
  readonly moments: MomentFormat | undefined;
  readonly open: boolean;
  /** Whether it is in front of the other open challenges. */
  readonly front: boolean;
  readonly selected: boolean;
  readonly actions: CardActions;
}

/** A challenge in one line, which opens it in the editor. */
export const ChallengeCard = memo(function ChallengeCard(props: ChallengeCardProps) {
  const { task, count, moments, open, front, selected, actions } = props;
  const t = useTranslate();
  const heading = useId();
  const card = useRef<HTMLElement>(null);
  const unsaved = useUnsaved(task.id);
  const duplicates = useOffered('challenge-duplicate');
  const name = task.name || t('Untitled challenge');
  useEffect(() => {
    // After navigation by key, from the map, or to a new challenge.
    if (front) card.current?.scrollIntoView?.({ block: 'nearest' });
  }, [front]);
  const entries: readonly MenuEntry[] = [
    ...(duplicates
      ? [{ id: 'duplicate', label: t('Duplicate'), icon: CopyPlus, onSelect: () => actions.duplicate(task) }]
      : []),
    { id: 'delete', label: t('Delete'), icon: Trash2, danger: true, onSelect: () => actions.askDelete(task) },
  ];
  return (
    <article ref={card} aria-labelledby={heading} data-challenge={task.id}>
      <Row row={String(task.id)} open={open} front={front} unsaved={unsaved} selected={selected}>
        <HandleSlot />
        <Tick>
          <Checkbox
            label={<VisuallyHidden>{t('Select {name}', { name })}</VisuallyHidden>}
            checked={selected}
            onChange={(checked) => actions.select(task, checked)}
          />
        </Tick>
        <Place>
          <OrderField
            label={t('Order of {name}', { name })}
            value={task.position ?? 1}
            count={count}
            base={1}
            onSave={(place) => actions.move(task, place)}
          />
        </Place>
        <ChallengeLine
          task={task}
          moments={moments}
          headingId={heading}
          press={{
            label: t('Edit {name}', { name }),
            open,
            current: front,
            onPress: () => actions.open(task),
            onNear: OpenEditors.preload,
          }}
        />
        <End data-end="">
          <Menu label={t('Actions for {name}', { name })} entries={entries} />
          {open && (
            <IconButton icon={X} size={14} label={t('Close {name}', { name })} onClick={() => actions.close(task)} />
          )}
        </End>
      </Row>
    </article>
  );
});
