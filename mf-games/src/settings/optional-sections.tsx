import { AfterSection } from './after-section';
import { AnswersSection } from './answers-section';
import { DuringSection } from './during-section';
import type { GameEditor } from './editor';
import { JoinSection } from './join-section';
import { OrganisingSection } from './organising-section';
import { TourSection } from './tour-section';
import { WhenSection } from './when-section';
import { WhereSection } from './where-section';

/** The sections of the Optional tab. */
export function OptionalSections({ editor }: { readonly editor: GameEditor }) {
  return (
    <>
      <WhenSection editor={editor} />
      {editor.exists && <WhereSection editor={editor} />}
      <JoinSection editor={editor} />
      {editor.tour && <TourSection editor={editor} owner={editor.tour} />}
      <DuringSection editor={editor} />
      <AnswersSection editor={editor} />
      <AfterSection editor={editor} />
      <OrganisingSection editor={editor} />
    </>
  );
}
