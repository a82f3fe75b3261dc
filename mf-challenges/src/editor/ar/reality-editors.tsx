import type { Game } from '@waymark/contract';
import { useLayoutEffect } from 'react';
import type { TaskEditor } from '../editor';
import { addArItem } from '../with-ar-items';
import { type NumberedReality, numberedItems } from './numbered-items';
import { useRealityEditor } from './use-reality-editor';

interface RealityEditorsProps {
  readonly editor: TaskEditor;
  readonly game: Game;
}

/** Edits the AR items of a challenge while it is open, also behind its other tabs. Renders nothing. */
export function RealityEditors({ editor, game }: RealityEditorsProps) {
  return numberedItems(editor.view).map((item, at) => (
    <OneEditor key={item.id} editor={editor} game={game} item={item} place={at + 1} />
  ));
}

interface OneEditorProps extends RealityEditorsProps {
  readonly item: NumberedReality;
  readonly place: number;
}

function OneEditor({ editor: { arItems, view }, game, item, place }: OneEditorProps) {
  const own = useRealityEditor(game.id, view.id, item, place);
  // Before the first paint, so that its fields appear at once.
  useLayoutEffect(() => addArItem(arItems, own), [arItems, own]);
  return null;
}
