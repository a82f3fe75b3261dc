import { ArrowDown, ArrowLeft, ArrowUp, ChevronLeft, ChevronRight, PanelRight } from 'lucide';
import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button';
import { useTranslate } from '../root/ui-context';
import { Bar, Body, Head, Pane, Place, State, Title, Words } from './editor-styles';
import { useFrame } from './frame-context';
import { usePaneScroll } from './pane-scroll';

/** Props of EditorPane. */
export interface EditorPaneProps {
  /** The edited item; the page heading. */
  readonly name: ReactNode;
  /** Its position in the list. */
  readonly place?: { readonly n: number; readonly count: number };
  /** Opens the previous item; absent for the first. */
  readonly onPrevious?: (() => void) | undefined;
  readonly onNext?: (() => void) | undefined;
  /** Names of the two buttons, for instance "Next challenge". */
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** The save state: always in the same position, on phones near the thumb. */
  readonly state?: ReactNode;
  readonly save?: ReactNode;
  /** Icon buttons and a menu. */
  readonly actions?: ReactNode;
  /** Between header and content, for instance tabs in a row. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** The editor in a ListAndEditor: a sticky header, scrolling content, and on phones a bar near the thumb. */
export function EditorPane(props: EditorPaneProps) {
  const { name, place, onPrevious, onNext, previousLabel, nextLabel, state, save, actions, below, children } = props;
  const t = useTranslate();
  const { panes, front, places, onBack, side } = useFrame();
  const paged = panes === 'pages';
  const body = usePaneScroll(places, front, !paged);
  const turns = (icons: readonly [typeof ArrowUp, typeof ArrowUp], flip: boolean) =>
    [
      <IconButton
        key="previous"
        icon={icons[0]}
        label={previousLabel}
        flip={flip}
        disabled={!onPrevious}
        outlined={flip}
        onClick={onPrevious}
      />,
      <IconButton
        key="next"
        icon={icons[1]}
        label={nextLabel}
        flip={flip}
        disabled={!onNext}
        outlined={flip}
        onClick={onNext}
      />,
    ] as const;
  const [previous, next] = turns(paged ? [ChevronLeft, ChevronRight] : [ArrowUp, ArrowDown], paged);
  const keep = save && <span data-save="">{save}</span>;
  return (
    <Pane>
      <Head $paged={paged}>
        {paged && <IconButton icon={ArrowLeft} label={t('Back')} flip onClick={onBack} />}
        {place && <Place>{t('{n} of {count}', { n: place.n, count: place.count })}</Place>}
        {!paged && (
          <>
            {previous}
            {next}
          </>
        )}
        {/* As a page of its own it has the heading of a page. */}
        <Title as={paged ? 'h1' : 'h2'} dir="auto" data-editor-title="" tabIndex={-1} $paged={paged}>
          {name}
        </Title>
        {!paged && <State>{state}</State>}
        <Words>
          {actions}
          {side && (
            <IconButton icon={PanelRight} label={side.label} flip aria-pressed={side.shown} onClick={side.toggle} />
          )}
          {!paged && keep}
        </Words>
      </Head>
      {below && <div data-below="">{below}</div>}
      <Body {...(paged ? {} : body)} $paged={paged}>
        <div>{children}</div>
      </Body>
      {paged && (
        <Bar>
          {previous}
          <State>{state}</State>
          {keep}
          {next}
        </Bar>
      )}
    </Pane>
  );
}
