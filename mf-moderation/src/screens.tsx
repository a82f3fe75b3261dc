import { lazyScreen, type RemoteScreens } from '@waymark/host-kit';
import { Bone, Page, Skeleton } from '@waymark/ui';

/** The monitor, loaded when first shown. */
export const MonitorScreen = lazyScreen(async () => (await import('./monitor/monitor')).Monitor);
/** The single answer, loaded when first shown. */
export const SingleAnswerScreen = lazyScreen(async () => (await import('./answer/single-answer')).SingleAnswer);
/** The streams, loaded when first shown. */
export const StreamScreen = lazyScreen(async () => (await import('./stream/stream')).Stream);

const skeleton = (
  <Page>
    <Skeleton>
      <Bone $height={480} />
    </Skeleton>
  </Page>
);

/** The screens named in the manifest. */
export const screens: RemoteScreens<'monitor' | 'single-answer' | 'stream'> = {
  monitor: { screen: MonitorScreen, skeleton },
  'single-answer': { screen: SingleAnswerScreen, skeleton },
  stream: { screen: StreamScreen, skeleton },
};
