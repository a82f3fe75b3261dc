import { type CSSProperties, type ReactNode, useInsertionEffect, useMemo, useState } from 'react';
import { StyleSheetManager } from 'styled-components';
import { type Ui, UiContext } from './ui-context';

/** What a root of the user interface is given. */
export interface UiRootProps {
  /**
   * `document`: this root owns the page and writes language, direction, theme and brand on its html element.
   * `shadow`: it stands in a shadow root of its own. `part`: a remote inside a page that has all this already.
   */
  readonly scope?: 'document' | 'shadow' | 'part';
  /** The white label's colour. */
  readonly brand?: string;
  readonly theme?: 'light' | 'dark' | 'system';
  readonly language?: string;
  readonly direction?: 'ltr' | 'rtl';
  readonly translate?: (phrase: string) => string;
  /** Goes to an address of the builder; without it links in menus load the page. */
  readonly navigate?: (href: string) => void;
  /** Where style elements go: a document (its head), a shadow root or a node; the page's head without one. */
  readonly styleTarget?: Document | ShadowRoot | HTMLElement;
  /** Where dialogs and lists are drawn; a shadow root makes its own node. */
  readonly portal?: HTMLElement;
  readonly nonce?: string;
  readonly children: ReactNode;
}

const rootOf = (target: UiRootProps['styleTarget']): Document | ShadowRoot | undefined =>
  target instanceof Element ? (target.getRootNode() as Document | ShadowRoot) : target;

const same = (phrase: string): string => phrase;

/** The root of everything drawn with this package: brand, theme, language, and where styles and overlays go. */
export function UiRoot({
  scope = 'part',
  brand,
  theme = 'system',
  language = 'en',
  direction = 'ltr',
  translate = same,
  navigate,
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
      nonce,
      styleRoot: rootOf(styleTarget),
    }),
    [translate, language, direction, place, navigate, nonce, styleTarget],
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
