import { lazyScreen, type RemoteScreens } from '@waymark/host-kit';
import { Page, Panel, PanelBody, Skeleton, SkeletonFields, SkeletonRows, TablePanel } from '@waymark/ui';
import type { MediaScreen } from './manifest';

const BrandingScreen = lazyScreen(async () => (await import('./branding/branding')).Branding);

const PersonalizationsScreen = lazyScreen(
  async () => (await import('./personalizations/personalizations')).Personalizations,
);
const ExportsScreen = lazyScreen(async () => (await import('./exports/exports')).Exports);
const ReelsScreen = lazyScreen(async () => (await import('./reels/reels')).Reels);
const DonateScreen = lazyScreen(async () => (await import('./donate/donate')).Donate);

const form = (
  <Page>
    <Skeleton>
      <Panel>
        <PanelBody>
          <SkeletonFields fields={5} />
        </PanelBody>
      </Panel>
    </Skeleton>
  </Page>
);
const rows = (
  <Page>
    <Skeleton>
      <TablePanel>
        <SkeletonRows />
      </TablePanel>
    </Skeleton>
  </Page>
);

/** The screens named in the manifest. */
export const screens: RemoteScreens<MediaScreen> = {
  branding: { screen: BrandingScreen, skeleton: form },
  personalizations: { screen: PersonalizationsScreen, skeleton: rows },
  exports: { screen: ExportsScreen, skeleton: form },
  reels: { screen: ReelsScreen, skeleton: form },
  donate: { screen: DonateScreen, skeleton: form },
};
