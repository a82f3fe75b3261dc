import { type ReactNode, useCallback } from 'react';
import { UNSAFE_PortalProvider } from 'react-aria';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { enableShadowDOM } from 'react-stately/private/flags/flags';

/** Props of AriaScope. */
export interface AriaScopeProps {
  readonly language: string;
  readonly portal: HTMLElement | undefined;
  readonly navigate: ((href: string) => void) | undefined;
  readonly children: ReactNode;
}

/** Language, portal and navigation for React Aria. Without its shadow DOM flag, presses inside a shadow root do nothing. */
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
