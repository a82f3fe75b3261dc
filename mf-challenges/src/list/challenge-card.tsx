import type { GameId, Task, TaskId } from '@waymark/contract';
import { HEIR, useOffered, useTranslate } from '@waymark/host-kit';
import {
  Button,
  Checkbox,
  Menu,
  type MenuEntry,
  OrderField,
  Panel,
  pageTop,
  Skeleton,
  SkeletonFields,
  token,
  VisuallyHidden,
} from '@waymark/ui';
import { CopyPlus, Trash2 } from '@waymark/ui/icons';
import { memo, Suspense, useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { ChallengeLine } from '../challenge/challenge-line';
import { ChallengeEditor } from '../editor/lazy-editor';
import { HandleSlot } from './handle-slot';

const Card = styled(Panel)<{ $selected: boolean }>`
  ${({ $selected }) => $selected && `background: ${token.accentSubtle}; border-color: ${token.accentLine};`}
  container-type: inline-size;
  scroll-margin-block-start: calc(${pageTop} + 20px);
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: 4px 10px;
  padding: 8px 12px;
  padding-inline-start: 6px;
  @container (max-width: 520px) {
    flex-wrap: wrap;
    padding-inline: 8px;
    & > [data-line] { order: -1; flex: 1 0 100%; padding-block-start: 4px; }
    & > [data-end] { margin-inline-start: auto; }
  }
  @container (max-width: 300px) { column-gap: 4px; padding-inline: 4px; }
`;

const Tick = styled.div`
  display: grid;
  & > label { padding: 0; min-block-size: 24px; gap: 0; align-items: center; }
  @media (pointer: coarse) { & > label { padding: 10px; } }
`;

/** The order input as small as a number: its name is said, not shown. */
const Place = styled.div`
  inline-size: 52px;
  flex: none;
  @container (max-width: 300px) { inline-size: 44px; }
  & > div > div:first-child { min-block-size: ${token.control}; }
  & label { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
  & input {
    padding: 4px 6px;
    text-align: center;
    font-variant-numeric: tabular-nums;
    font-weight: 500;
    inline-size: 100%;
  }
`;

const End = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  flex: none;
`;

/** As high as an editor at least, also while one is on its way: a card that comes into view stays there. */
const Body = styled.div`
  min-block-size: min(620px, calc(100dvh - 160px));
  border-block-start: 1px solid ${token.line};
`;

/** What can be done with the challenge of a card. One object for all cards: a card is drawn again when it changes alone. */
export interface CardActions {
  move(task: Task, to: number): void;
  toggle(task: Task): void;
  /** Goes on to the challenge before or after it on the page. */
  step(task: Task, to: TaskId): void;
  select(task: Task, selected: boolean): void;
  duplicate(task: Task): void;
  askDelete(task: Task): void;
}

interface ChallengeCardProps {
  readonly game: GameId;
  readonly task: Task;
  /** Challenges of the game in all. */
  readonly count: number;
  readonly zone: string | undefined;
  readonly open: boolean;
  readonly selected: boolean;
  /** Its neighbours on the page. */
  readonly previous?: TaskId | undefined;
  readonly next?: TaskId | undefined;
  /** Just made: it comes into view. */
  readonly isNew: boolean;
  readonly actions: CardActions;
}

/** A challenge: one line, and below it the editor while it is open. */
export const ChallengeCard = memo(function ChallengeCard(props: ChallengeCardProps) {
  const { game, task, count, zone, open, selected, previous, next, isNew, actions } = props;
  const t = useTranslate();
  const heading = useId();
  const body = useId();
  const card = useRef<HTMLElement>(null);
  const name = task.name || t('Untitled challenge');
  useEffect(() => {
    if (isNew) card.current?.scrollIntoView?.({ block: 'start' });
  }, [isNew]);
  const wasOpen = useRef(open);
  useEffect(() => {
    const top = card.current?.getBoundingClientRect().top ?? 0;
    // Opened from the card above or below it, which has just become one line.
    if (open && !wasOpen.current && (top < 0 || top > window.innerHeight / 2)) {
      card.current?.scrollIntoView?.({ block: 'start' });
    }
    wasOpen.current = open;
  }, [open]);
  const duplicates = useOffered('challenge-duplicate');
  const entries: readonly MenuEntry[] = [
    ...(duplicates
      ? [{ id: 'duplicate', label: t('Duplicate'), icon: CopyPlus, onSelect: () => actions.duplicate(task) }]
      : []),
    { id: 'delete', label: t('Delete'), icon: Trash2, danger: true, onSelect: () => actions.askDelete(task) },
  ];
  return (
    <Card as="article" ref={card} aria-labelledby={heading} $selected={selected} data-challenge={task.id}>
      <Head>
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
        <ChallengeLine task={task} zone={zone} headingId={heading} onPress={() => actions.toggle(task)} />
        <End data-end="">
          <Button
            size="small"
            aria-expanded={open}
            aria-controls={open ? body : undefined}
            onPointerEnter={ChallengeEditor.preload}
            onFocus={ChallengeEditor.preload}
            onClick={() => actions.toggle(task)}
            {...HEIR}
          >
            {open ? t('Close') : t('Edit')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
          <Menu label={t('Actions for {name}', { name })} entries={entries} />
        </End>
      </Head>
      {open && (
        <Body id={body}>
          <Suspense
            fallback={
              <Skeleton>
                <SkeletonFields fields={4} />
              </Skeleton>
            }
          >
            <ChallengeEditor
              game={game}
              task={task}
              count={count}
              onPrevious={previous && (() => actions.step(task, previous))}
              onNext={next && (() => actions.step(task, next))}
              onDelete={() => actions.askDelete(task)}
            />
          </Suspense>
        </Body>
      )}
    </Card>
  );
});
