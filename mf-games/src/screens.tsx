import { lazyScreen, type RemoteScreens } from '@waymark/host-kit';
import { Page, Skeleton, SkeletonRows, TablePanel } from '@waymark/ui';
import { SettingsScreen } from './settings/settings-screen';

/** The games list, loaded when it is first shown. */
export const GamesListScreen = lazyScreen(async () => (await import('./games-list/games-list')).GamesList);

const skeleton = (
  <Page>
    <Skeleton>
      <TablePanel>
        <SkeletonRows />
      </TablePanel>
    </Skeleton>
  </Page>
);

/** The screens named in the manifest. */
export const screens: RemoteScreens<'games-list' | 'settings'> = {
  'games-list': { screen: GamesListScreen, skeleton },
  settings: { screen: SettingsScreen, skeleton },
};
