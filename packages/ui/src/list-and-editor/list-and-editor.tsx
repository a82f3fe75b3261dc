import { type ReactNode, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { lazyPart } from '../overlay/lazy-part';
import { useLazyPart } from '../overlay/use-lazy-part';
import { FrameContext } from './frame-context';
import { Editor, Editors, Frame, Line, List, Whole } from './frame-styles';
import { useKeptWidth, type WidthRange } from './kept-width';
import { LIST, type ScrollPlaces, usePageScroll } from './pane-scroll';
import { useEditorFocus } from './use-editor-focus';
import { type Panes, usePanes } from './use-panes';

/** What stands beside the editor: what players see, a history, a preview. */
export interface EditorSide {
  readonly label: string;
  readonly children: ReactNode;
}

/** Props of ListAndEditor. */
export interface ListAndEditorProps {
  /** Names the widths that are remembered, for instance "challenges". */
  readonly keep: string;
  /** The title row of the screen: above both columns, and above the list alone where they are pages. */
  readonly head?: ReactNode;
  readonly listLabel: string;
  readonly list: ReactNode;
  /** What is in front of what is open; undefined when nothing is. Rows carry it as `data-open-row`. */
  readonly front: string | undefined;
  readonly editorLabel: string;
  /** An `EditorPane`, or several of which all but the one in front are hidden. */
  readonly editor: ReactNode;
  /** In place of the editor while nothing is open. */
  readonly empty: ReactNode;
  readonly side?: EditorSide;
  /** Back to the list, where list and editor are pages. */
  readonly onBack: () => void;
  /** Told how list and editor share the page, whenever that changes. */
  readonly onPanes?: (panes: Panes) => void;
}

const LIST_WIDTH: WidthRange = { least: 240, most: 480, usual: 300 };
/** Neither is needed for the list to be drawn. */
const paneDivider = lazyPart(async () => (await import('./pane-divider')).PaneDivider);
const sidePane = lazyPart(async () => (await import('./side-pane')).SidePane);

/**
 * A list and an editor of what is chosen in it. From 1100 px both are columns that scroll by themselves, with room for a
 * side from 1280; their widths are remembered. Below, the editor is a page of its own, and Back gives the list back as
 * far scrolled as it was.
 */
export function ListAndEditor(props: ListAndEditorProps) {
  const { keep, head, listLabel, list, front, editorLabel, editor, empty, side, onBack, onPanes } = props;
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const panes = usePanes(frame);
  const [places] = useState<ScrollPlaces>(() => new Map());
  const [listWidth, setListWidth] = useKeptWidth(`${keep}.list`, LIST_WIDTH);
  const divider = useLazyPart(paneDivider);
  const beside = useLazyPart(sidePane);
  const [asked, setAsked] = useState<boolean>();
  useLayoutEffect(() => onPanes?.(panes), [onPanes, panes]);
  const open = front !== undefined;
  const sideShown = side !== undefined && open && (asked ?? panes === 'three');
  const over = sideShown && panes !== 'three';
  const paged = panes === 'pages';
  usePageScroll(places, paged ? (front ?? LIST) : undefined);
  useEditorFocus(frame, paged, front);
  // A side that covers the editor covers it once, not the next one as well.
  useEffect(() => {
    if (panes !== 'three') setAsked(undefined);
  }, [panes]);

  const label = side?.label;
  const context = useMemo(
    () => ({
      panes,
      front: front ?? '',
      places,
      onBack,
      side: label === undefined ? undefined : { label, shown: sideShown, toggle: () => setAsked(!sideShown) },
    }),
    [panes, front, places, onBack, label, sideShown],
  );
  return (
    <FrameContext value={context}>
      {head && <div hidden={paged && open}>{head}</div>}
      <Frame ref={frame} $panes={panes} style={{ '--list-width': `${listWidth}px` } as object}>
        <List as="section" id={`${id}-list`} aria-label={listLabel} hidden={paged && open} $paged={paged}>
          {list}
        </List>
        {!paged &&
          (divider.Part ? (
            <divider.Part
              name={listLabel}
              controls={`${id}-list`}
              width={listWidth}
              range={LIST_WIDTH}
              onWidth={setListWidth}
            />
          ) : (
            <Line />
          ))}
        <Editor as="section" aria-label={editorLabel} hidden={paged && (!open || over)} data-editor="">
          {/* On phones what is open stays behind the list, with all that is typed in it. */}
          <Editors hidden={!open}>{editor}</Editors>
          {!open && !paged && <Whole>{empty}</Whole>}
        </Editor>
        {side && sideShown && beside.Part && (
          <beside.Part
            id={`${id}-side`}
            keep={`${keep}.side`}
            label={side.label}
            panes={panes}
            onClose={() => setAsked(false)}
          >
            {side.children}
          </beside.Part>
        )}
      </Frame>
    </FrameContext>
  );
}
