import type { Game } from '@waymark/contract';
import {
  LeaveQuestion,
  lazyScreenPart,
  RestoredDrafts,
  useEdited,
  useEditorUndo,
  useHasBeenIdle,
  useLeaveGuard,
  useTranslate,
  useTyping,
} from '@waymark/host-kit';
import { pageTop, Skeleton, SkeletonFields, token } from '@waymark/ui';
import { type RefObject, useRef } from 'react';
import styled from 'styled-components';
import { brandLabel } from './brand-labels';
import { ColoursSection } from './colours/colours-section';
import type { PhonePreviewProps } from './phone/phone-preview';
import { type BrandEditor, useBrandEditor } from './use-brand-editor';
import { useForeignBrand } from './use-foreign-brand';

const RefusalList = lazyScreenPart(async () => (await import('./refusal-list')).RefusalList);
const LaterSections = lazyScreenPart(
  async () => (await import('./later-sections')).LaterSections,
  <Skeleton>
    <SkeletonFields fields={6} />
  </Skeleton>,
);

/** As high as the phone with its header, so nothing moves when it loads. */
const PhoneRoom = styled.aside`
  --head: 40px;
  block-size: calc(var(--head) + 628px);
  @media (pointer: coarse) { --head: 44px; }
  @media (max-width: 767px) { block-size: calc(var(--head) + 28px + min(600px, 44vh)); }
`;
const PhonePreview = lazyScreenPart<PhonePreviewProps>(
  async () => (await import('./phone/phone-preview')).PhonePreview,
  <PhoneRoom aria-hidden />,
);

const Columns = styled.div`
  container-type: inline-size;
  & > div { display: grid; grid-template-columns: minmax(0, 1fr) 312px; align-items: start; gap: 32px; }
  & > div > aside { position: sticky; inset-block-start: calc(${pageTop} + 16px); }
  @container (max-width: 860px) {
    & > div { grid-template-columns: minmax(0, 1fr); gap: 20px; }
    & > div > aside { position: static; order: -1; }
  }
`;
const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  color: ${token.text};
`;

/** The form of a purchased brand with the phone next to it. The brand has to be loaded. */
export function BrandForm({ game }: { readonly game: Game }) {
  const t = useTranslate();
  const editor = useBrandEditor(game);
  const page = useRef<HTMLDivElement>(null);
  useEditorUndo(page, editor, (field) => brandLabel(t, field));
  useForeignBrand(game, editor);
  const { isTyping, noteInput } = useTyping();
  return (
    <Columns ref={page} onInput={noteInput}>
      <Refused editor={editor} isTyping={isTyping} form={page} />
      <Restored editor={editor} />
      <div>
        <Sections>
          <ColoursSection game={game.id} editor={editor} />
          <LaterSections game={game.id} editor={editor} />
        </Sections>
        <PhonePreview editor={editor} game={game} />
      </div>
      <Leaving editor={editor} />
    </Columns>
  );
}

interface RefusedProps {
  readonly editor: BrandEditor;
  readonly isTyping: () => boolean;
  readonly form: RefObject<HTMLElement | null>;
}

/** Rendered while empty too: the scroll anchor has to exist before the list. */
function Refused({ editor, ...list }: RefusedProps) {
  const refusals = useEdited(editor, editor.refused);
  const rested = useHasBeenIdle();
  if (!rested && refusals.length === 0) return null;
  return <RefusalList {...list} refusals={refusals} />;
}

function Restored({ editor }: { readonly editor: BrandEditor }) {
  const count = useEdited(editor, editor.restoredCount);
  return <RestoredDrafts count={count} onSave={editor.saveRestored} onDiscard={editor.discard} />;
}

function Leaving({ editor }: { readonly editor: BrandEditor }) {
  const dirty = useEdited(editor, editor.isDirty);
  const attempt = useLeaveGuard(dirty);
  return <LeaveQuestion attempt={attempt} onLeave={editor.discard} />;
}
