import { lazyScreenPart } from '@waymark/host-kit';
import { Bone } from '@waymark/ui';
import type { GameEditor } from './editor';
import { MAP_HEIGHT } from './map-view-of';
import { SettingsSection } from './settings-section';
import { useSetting } from './use-setting';

const WherePlayed = lazyScreenPart(
  async () => (await import(/* webpackChunkName: "later" */ './where-played')).WherePlayed,
  <Bone $height={MAP_HEIGHT} />,
);

/** Where the game is played, based on its challenges. */
export function WhereSection({ editor }: { readonly editor: GameEditor }) {
  const id = useSetting(editor, 'id');
  return <SettingsSection name="where">{id && <WherePlayed id={id} />}</SettingsSection>;
}
