import { HelpSection } from './form/help-section';
import { TourSection } from './form/tour-section';
import { TypeSection } from './form/type-section';
import { MenuSection } from './menu/menu-section';
import type { BrandEditor } from './use-brand-editor';

/** The sections below the colours, whose controls the first view of the screen does without. */
export function LaterSections({ editor }: { readonly editor: BrandEditor }) {
  return (
    <>
      <TypeSection editor={editor} />
      <MenuSection editor={editor} />
      <TourSection editor={editor} />
      <HelpSection editor={editor} />
    </>
  );
}
