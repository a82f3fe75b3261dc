import { createContext, useContext } from 'react';
import type { ScrollPlaces } from './pane-scroll';
import type { Panes } from './use-panes';

/** What the frame provides to its editor. */
export interface ListAndEditorFrame {
  readonly panes: Panes;
  /** The item in front; names its scroll position. */
  readonly front: string;
  readonly places: ScrollPlaces;
  readonly onBack: () => void;
  /** The side and its button; absent without a side. */
  readonly side: { readonly label: string; readonly shown: boolean; readonly toggle: () => void } | undefined;
}

/** Provided by ListAndEditor. */
export const FrameContext = createContext<ListAndEditorFrame | undefined>(undefined);

/**
 * The frame around an editor.
 * @throws {Error} outside a ListAndEditor
 */
export function useFrame(): ListAndEditorFrame {
  const frame = useContext(FrameContext);
  if (!frame) throw new Error('EditorPane needs a ListAndEditor around it.');
  return frame;
}
