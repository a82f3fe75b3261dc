import type { Board } from '@waymark/contract';
import { useScreenKeys, useShortcut, useTranslate } from '@waymark/host-kit';
import { Banner, Button, Row } from '@waymark/ui';
import { Trophy } from '@waymark/ui/icons';
import { type BoardActions, nextPlace } from './use-board-actions';

const KEY = 'n';

/** Controls the reveal on the projector. */
export function RevealBar({ board, actions }: { readonly board: Board; readonly actions: BoardActions }) {
  const t = useTranslate();
  const next = nextPlace(board);
  const step = () => {
    if (next !== undefined && !actions.busy) void actions.reveal((board.revealed ?? 0) + 1);
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
          <Button onClick={() => void actions.reveal(null)}>{t('Show all places')}</Button>
        </Row>
      }
    >
      {next === undefined ? t('Every place is shown.') : t('The projector shows the places after {n}.', { n: next })}
    </Banner>
  );
}
