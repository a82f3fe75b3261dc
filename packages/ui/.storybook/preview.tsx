import type { Decorator, Preview } from '@storybook/react-webpack5';
import { createGlobalStyle } from 'styled-components';
import { fontFaceSheet } from '../src/fonts/font-face';
import { GlobalSheets } from '../src/root/global-sheets';
import { UiRoot } from '../src/root/ui-root';

const Font = createGlobalStyle`${fontFaceSheet('fonts/inter-latin-opsz-normal.woff2')}`;

const onPage: Decorator = (Story, { globals }) => {
  const right = globals.direction === 'rtl';
  return (
    <UiRoot
      scope="document"
      theme={globals.theme}
      brand={globals.brand}
      direction={right ? 'rtl' : 'ltr'}
      language={right ? 'ar' : 'en-GB'}
    >
      <GlobalSheets />
      <Font />
      <main style={{ maxInlineSize: globals.width === 'full' ? 'none' : `${globals.width}px` }}>
        <Story />
      </main>
    </UiRoot>
  );
};

const choice = (
  title: string,
  icon: 'contrast' | 'transfer' | 'paintbrush' | 'grow',
  items: readonly (string | { value: string; title: string })[],
) => ({
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

const preview: Preview = {
  decorators: [onPage],
  parameters: { layout: 'padded', a11y: { test: 'error' }, controls: { disable: true } },
  initialGlobals: { theme: 'light', direction: 'ltr', brand: '#0b6a60', width: 'full' },
  globalTypes: {
    theme: choice('Theme', 'contrast', ['light', 'dark', 'system']),
    direction: choice('Direction', 'transfer', ['ltr', 'rtl']),
    brand: choice('Brand', 'paintbrush', [
      { value: '#0b6a60', title: 'Tide green' },
      { value: '#f5c518', title: 'Yellow' },
      { value: '#d2491f', title: 'Rust' },
      { value: '#2f5fd0', title: 'Blue' },
      { value: '#111111', title: 'Black' },
      { value: '#f4f4f4', title: 'Nearly white' },
    ]),
    width: choice('Width', 'grow', ['full', '320', '390', '768']),
  },
};

export default preview;
