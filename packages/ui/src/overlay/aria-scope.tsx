import { type ReactNode, useCallback } from 'react';
import { UNSAFE_PortalProvider } from 'react-aria';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { enableShadowDOM } from 'react-stately/private/flags/flags';

/** What React Aria must know of the root it is drawn in. */
export interface AriaScopeProps {
  readonly language: string;
  readonly portal: HTMLElement | undefined;
  readonly navigate: ((href: string) => void) | undefined;
  readonly children: ReactNode;
}

/** Language, portal and navigation for the React Aria parts inside. Without the flag every press in a shadow root is dead. */
export function AriaScope({ language, portal, navigate, children }: AriaScopeProps) {
  enableShadowDOM();
  const container = useCallback(() => portal ?? document.body, [portal]);
  const parts = <UNSAFE_PortalProvider getContainer={container}>{children}</UNSAFE_PortalProvider>;
  return (
    <I18nProvider locale={language}>
      {navigate ? <RouterProvider navigate={navigate}>{parts}</RouterProvider> : parts}
    </I18nProvider>
  );
}
