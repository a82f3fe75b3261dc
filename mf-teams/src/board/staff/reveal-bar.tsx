import type { StyledBoardView } from '@waymark/client';
import type { GameId } from '@waymark/contract';
import { useScreenKeys, useShortcut, useTranslate } from '@waymark/host-kit';
import { Banner, Button, Row } from '@waymark/ui';
import { Trophy } from '@waymark/ui/icons';
import { useBoard } from '../use-board';
import { type BoardActions, nextPlace, teamsOn, wholeBoard } from './use-board-actions';

const KEY = 'n';

interface RevealBarProps {
  readonly game: GameId;
  /** What the list shows. */
  readonly view: StyledBoardView;
  readonly actions: BoardActions;
}

/** Controls the reveal on the projector, which shows all teams, whichever the list shows. */
export function RevealBar({ game, view, actions }: RevealBarProps) {
  const t = useTranslate();
  // The list's own board, unless that is narrowed.
  const { board } = useBoard(game, wholeBoard(view));
  const next = board && nextPlace(board);
  const step = () => {
    if (next !== undefined && !actions.busy) void actions.reveal((board?.revealed ?? 0) + 1);
  };
  useScreenKeys([
    {
      keys: KEY,
      label: t('Reveal the next place'),
      group: t('Leaderboard'),
      run: step,
      when: () => next !== undefined,
    },
  ]);
  const shortcut = useShortcut(KEY);
  if (board?.revealed == null) return null;
  return (
    <Banner
      tone="info"
      icon={Trophy}
      action={
        <Row>
          {next !== undefined && (
            <Button kind="primary" busy={actions.busy} {...(shortcut ? { shortcut } : {})} onClick={step}>
              {t('Reveal place {n}', { n: next })}
            </Button>
          )}
          {next === undefined ? (
            <Button busy={actions.busy} onClick={() => void actions.goLive()}>
              {t('Show live board')}
            </Button>
          ) : (
            <Button onClick={() => void actions.revealAll()}>{t('Show all places')}</Button>
          )}
        </Row>
      }
    >
      {next === undefined
        ? t('Every place is shown.')
        : next === teamsOn(board)
          ? t('Every place is hidden.')
          : t('The projector shows the places after {n}.', { n: next })}
    </Banner>
  );
}
