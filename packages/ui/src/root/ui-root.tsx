import type { ScreenKey } from '@waymark/contract';
import { type CSSProperties, type ReactNode, useInsertionEffect, useMemo, useState } from 'react';
import { StyleSheetManager } from 'styled-components';
import { type Ui, UiContext } from './ui-context';

/** Props of UiRoot. */
export interface UiRootProps {
  /**
   * `document`: this root owns the page and sets language, direction, theme and brand on its html element.
   * `shadow`: this root is inside its own shadow root. `part`: a remote inside a page with a document root.
   */
  readonly scope?: 'document' | 'shadow' | 'part';
  /** The white label's colour. */
  readonly brand?: string;
  readonly theme?: 'light' | 'dark' | 'system';
  readonly language?: string;
  readonly direction?: 'ltr' | 'rtl';
  readonly translate?: (phrase: string) => string;
  /** Navigates to a builder URL; without it links in menus reload the page. */
  readonly navigate?: (href: string) => void;
  /** Declares keys of the page; without it `byKey` of SearchBox does nothing. */
  readonly declareKeys?: ((keys: readonly ScreenKey[]) => () => void) | undefined;
  /** Where style elements go: a document (its head), a shadow root or a node; defaults to the page's head. */
  readonly styleTarget?: Document | ShadowRoot | HTMLElement;
  /** Container of dialogs and lists; a shadow root creates its own. */
  readonly portal?: HTMLElement;
  readonly nonce?: string;
  readonly children: ReactNode;
}

const rootOf = (target: UiRootProps['styleTarget']): Document | ShadowRoot | undefined =>
  target instanceof Element ? (target.getRootNode() as Document | ShadowRoot) : target;

const same = (phrase: string): string => phrase;

/** The root of everything rendered with this package: brand, theme, language, and where styles and overlays go. */
export function UiRoot({
  scope = 'part',
  brand,
  theme = 'system',
  language = 'en',
  direction = 'ltr',
  translate = same,
  navigate,
  declareKeys,
  styleTarget,
  portal,
  nonce,
  children,
}: UiRootProps) {
  const [ownPortal, setOwnPortal] = useState<HTMLElement | null>(null);
  const place = portal ?? ownPortal ?? undefined;
  const target = styleTarget instanceof Document ? styleTarget.head : styleTarget;

  useInsertionEffect(() => {
    if (scope !== 'document') return;
    const page = document.documentElement;
    page.lang = language;
    page.dir = direction;
    page.dataset.theme = theme;
    if (brand) page.style.setProperty('--brand', brand);
  }, [scope, language, direction, theme, brand]);

  const ui = useMemo<Ui>(
    () => ({
      translate,
      language,
      direction,
      portal: place,
      navigate,
      declareKeys,
      nonce,
      styleRoot: rootOf(styleTarget),
    }),
    [translate, language, direction, place, navigate, declareKeys, nonce, styleTarget],
  );

  return (
    <StyleSheetManager target={target} nonce={nonce}>
      <UiContext value={ui}>
        {scope === 'shadow' ? (
          <div
            data-brand=""
            data-theme={theme}
            dir={direction}
            lang={language}
            style={brand ? ({ '--brand': brand } as CSSProperties) : undefined}
          >
            {children}
            <div ref={setOwnPortal} />
          </div>
        ) : (
          children
        )}
      </UiContext>
    </StyleSheetManager>
  );
}
