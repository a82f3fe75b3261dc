import type { Board } from '@waymark/contract';
import { useScreenKeys, useShownKey, useTranslate } from '@waymark/host-kit';
import { Banner, Button, Row } from '@waymark/ui';
import { Trophy } from '@waymark/ui/icons';
import { type BoardDesk, nextPlace } from './use-board-desk';

const KEY = 'n';

/** Steers the reveal on the projector, from a desk or a phone. */
export function RevealBar({ board, desk }: { readonly board: Board; readonly desk: BoardDesk }) {
  const t = useTranslate();
  const next = nextPlace(board);
  const step = () => {
    if (next !== undefined && !desk.busy) void desk.reveal((board.revealed ?? 0) + 1);
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
  const shortcut = useShownKey(KEY);
  return (
    <Banner
      tone="info"
      icon={Trophy}
      action={
        <Row>
          {next !== undefined && (
            <Button kind="primary" busy={desk.busy} {...(shortcut ? { shortcut } : {})} onClick={step}>
              {t('Reveal place {n}', { n: next })}
            </Button>
          )}
          <Button onClick={() => void desk.reveal(null)}>{t('Show all places')}</Button>
        </Row>
      }
    >
      {next === undefined ? t('Every place is shown.') : t('The projector shows the places after {n}.', { n: next })}
    </Banner>
  );
}
