import { type ChangePlace, KeysButton, useTranslate } from '@waymark/host-kit';
import { PageTitle, SegmentedControl } from '@waymark/ui';
import { LayoutGrid, Square } from '@waymark/ui/icons';
import { memo } from 'react';
import { MonitorMenu } from './lazy-parts';
import type { MonitorPlace } from './monitor-address';
import type { MonitorMenuProps } from './monitor-menu';

/** Props of MonitorHead. */
export interface MonitorHeadProps extends Pick<MonitorPlace, 'view' | 'page'>, MonitorMenuProps {
  readonly change: ChangePlace<MonitorPlace>;
}

/** Title, view switch and menu. Memoised, so stepping to another answer doesn't re-render it. */
export const MonitorHead = memo(function MonitorHead({ view, page, change, ...menu }: MonitorHeadProps) {
  const t = useTranslate();
  return (
    <PageTitle
      title={t('Monitor')}
      text={t('Review answers and award points')}
      actions={
        <>
          {/* First, because it loads last and must not push the others. */}
          <MonitorMenu {...menu} />
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
