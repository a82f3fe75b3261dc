import { type ReactNode, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { lazyPart } from '../overlay/lazy-part';
import { useLazyPart } from '../overlay/use-lazy-part';
import { FrameContext } from './frame-context';
import { Editor, Editors, Frame, Line, List, Whole } from './frame-styles';
import { useKeptWidth, type WidthRange } from './kept-width';
import { LIST, type ScrollPlaces, usePageScroll } from './pane-scroll';
import { useEditorFocus } from './use-editor-focus';
import { type Panes, usePanes } from './use-panes';

/** The side beside the editor: a player preview or a history. */
export interface EditorSide {
  readonly label: string;
  readonly children: ReactNode;
}

/** Props of ListAndEditor. */
export interface ListAndEditorProps {
  /** Names the stored widths, for instance "challenges". */
  readonly keep: string;
  /** The title row of the screen: above both columns, or above the list alone as a page. */
  readonly head?: ReactNode;
  readonly listLabel: string;
  readonly list: ReactNode;
  /** The width of the list's column in pixels; a gallery needs more than rows. */
  readonly listWidths?: WidthRange;
  /** The open item in front; undefined for none. Rows have it as `data-open-row`. */
  readonly front: string | undefined;
  readonly editorLabel: string;
  /** One `EditorPane`, or several with all but the front one hidden. */
  readonly editor: ReactNode;
  /** Shown instead of the editor while nothing is open. */
  readonly empty: ReactNode;
  readonly side?: EditorSide;
  /** Returns to the list, if list and editor are pages. */
  readonly onBack: () => void;
  /** Called when the layout of list and editor changes. */
  readonly onPanes?: (panes: Panes) => void;
}

const ROWS: WidthRange = { least: 240, most: 480, usual: 312 };
/** Neither is needed to render the list. */
const paneDivider = lazyPart(async () => (await import(/* webpackChunkName: "panes" */ './pane-divider')).PaneDivider);
const sidePane = lazyPart(async () => (await import(/* webpackChunkName: "panes" */ './side-pane')).SidePane);

/**
 * A list and an editor of its chosen item. From 1100 px both are columns that scroll separately, with room for a side
 * from 1280; their widths are stored. Below, the editor is a separate page, and Back restores the scrolled list.
 */
export function ListAndEditor(props: ListAndEditorProps) {
  const {
    keep,
    head,
    listLabel,
    list,
    listWidths = ROWS,
    front,
    editorLabel,
    editor,
    empty,
    side,
    onBack,
    onPanes,
  } = props;
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const panes = usePanes(frame);
  const [places] = useState<ScrollPlaces>(() => new Map());
  const [listWidth, setListWidth] = useKeptWidth(`${keep}.list`, listWidths);
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
  // A side that covers the editor does so once, and not for the next one.
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
              range={listWidths}
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
