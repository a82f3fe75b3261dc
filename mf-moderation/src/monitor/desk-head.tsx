import type { Game, GameId } from '@waymark/contract';
import { type ChangePlace, KeysButton, useTranslate } from '@waymark/host-kit';
import { PageTitle, SegmentedControl } from '@waymark/ui';
import { LayoutGrid, Square } from '@waymark/ui/icons';
import { memo } from 'react';
import type { Rights } from '../review/use-rights';
import { MonitorMenu } from './lazy-parts';
import type { MonitorPlace } from './monitor-address';

/** Props of DeskHead. */
export interface DeskHeadProps extends Pick<MonitorPlace, 'view' | 'page'> {
  readonly game: GameId;
  /** The game, once it is loaded. */
  readonly loaded: Game | undefined;
  readonly rights: Rights;
  readonly change: ChangePlace<MonitorPlace>;
}

/** Title of the monitor, how it looks, and what is done to the whole queue. A step to another answer leaves it alone. */
export const DeskHead = memo(function DeskHead({ game, loaded, rights, view, page, change }: DeskHeadProps) {
  const t = useTranslate();
  return (
    <PageTitle
      title={t('Monitor')}
      text={t('Look at what came in, give points, keep the game moving.')}
      actions={
        <>
          {/* First, as it comes last: it pushes none of the others. */}
          <MonitorMenu game={game} loaded={loaded} rights={rights} />
          <KeysButton />
          <SegmentedControl
            label={t('View')}
            value={view}
            options={[
              { value: 'one', label: t('One'), icon: Square },
              { value: 'grid', label: t('Grid'), icon: LayoutGrid },
            ]}
            onChange={(next) => change({ view: next, page })}
          />
        </>
      }
    />
  );
});
