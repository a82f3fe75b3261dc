import { isApiFailure, keys, makeReels, type ReelType } from '@waymark/client';
import type { GameId, ReelState } from '@waymark/contract';
import { REFUSED, useHost, useTranslate } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import { Button, VisuallyHidden } from '@waymark/ui';
import { RefreshCw } from '@waymark/ui/icons';
import { useState } from 'react';

interface GenerateButtonProps {
  readonly game: GameId;
  readonly type?: ReelType;
  /** What it makes: the title of a part of the screen. */
  readonly of: string;
  /** The reels it makes, if the platform reports them. */
  readonly states: readonly ReelState[] | undefined;
}

const isUnderWay = ({ state }: ReelState): boolean => state === 'waiting' || state === 'running';

/** Regenerates reels. It stays disabled after one press. */
export function GenerateButton({ game, type, of, states }: GenerateButtonProps) {
  const t = useTranslate();
  const { api, errors, notices } = useHost();
  const client = useQueryClient();
  const [isPressed, setPressed] = useState(false);
  const underWay = states?.filter(isUnderWay).length ?? 0;
  const press = async () => {
    setPressed(true);
    try {
      await makeReels(api, game, type, { handles: REFUSED });
      await client.invalidateQueries({ queryKey: keys.reelDesk(game) });
    } catch (error) {
      setPressed(false);
      if (isApiFailure(error) && error.handled) notices.show({ tone: 'warning', text: error.message });
      else errors.report(error);
    }
  };
  if (underWay > 0) {
    return (
      <Button busy disabled>
        {t('Making {n}', { n: underWay })}
      </Button>
    );
  }
  return (
    <Button icon={RefreshCw} disabled={isPressed} onClick={() => void press()}>
      {t('Regenerate')} <VisuallyHidden>{of}</VisuallyHidden>
    </Button>
  );
}
