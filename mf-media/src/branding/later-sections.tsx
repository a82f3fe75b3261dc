import type { GameId } from '@waymark/contract';
import { useOffered } from '@waymark/host-kit';
import { HelpSection } from './form/help-section';
import { SavedBrands } from './form/saved-brands';
import { TourSection } from './form/tour-section';
import { TypeSection } from './form/type-section';
import { MenuSection } from './menu/menu-section';
import type { BrandEditor } from './use-brand-editor';

interface LaterSectionsProps {
  readonly game: GameId;
  readonly editor: BrandEditor;
}

/** The sections below the colours, which the first view doesn't need. */
export function LaterSections({ game, editor }: LaterSectionsProps) {
  const keepsBrands = useOffered('brands');
  return (
    <>
      <TypeSection editor={editor} />
      <MenuSection editor={editor} />
      <TourSection editor={editor} />
      <HelpSection editor={editor} />
      {keepsBrands && <SavedBrands game={game} editor={editor} />}
    </>
  );
}
