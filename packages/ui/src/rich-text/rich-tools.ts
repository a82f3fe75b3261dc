import type { ChainedCommands, Editor } from '@tiptap/core';
import {
  Bold,
  Heading2,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Strikethrough,
  Underline,
  Undo2,
} from 'lucide';
import type { IconDrawing } from '../icon/icon';

/** Tools that ask for a URL. */
export type AddressKind = 'link' | 'image';

/** One button of the toolbar. */
export interface Tool {
  readonly id: string;
  readonly name: string;
  readonly icon: IconDrawing;
  readonly keys?: string;
  /** Active at the cursor; undefined for buttons without state. */
  readonly on?: boolean;
  readonly off?: boolean;
  /** Mirrored in right-to-left layouts. */
  readonly flip?: boolean;
  readonly run: () => void;
}

/** The current toolbar buttons, in groups. */
export function richTools(
  editor: Editor,
  asking: AddressKind | undefined,
  onAsk: (kind: AddressKind) => void,
): readonly (readonly Tool[])[] {
  const format = (
    id: string,
    name: string,
    icon: IconDrawing,
    toggle: (chain: ChainedCommands) => ChainedCommands,
    keys?: string,
  ): Tool => ({
    id,
    name,
    icon,
    on: editor.isActive(id),
    run: () => toggle(editor.chain().focus()).run(),
    ...(keys ? { keys } : {}),
  });
  return [
    [
      format('bold', 'Bold', Bold, (chain) => chain.toggleBold(), 'Control+B'),
      format('italic', 'Italic', Italic, (chain) => chain.toggleItalic(), 'Control+I'),
      format('underline', 'Underline', Underline, (chain) => chain.toggleUnderline(), 'Control+U'),
      format('strike', 'Strikethrough', Strikethrough, (chain) => chain.toggleStrike()),
    ],
    [
      format('heading', 'Heading', Heading2, (chain) => chain.toggleHeading({ level: 2 })),
      { ...format('bulletList', 'List', List, (chain) => chain.toggleBulletList()), flip: true },
      { ...format('orderedList', 'Numbered list', ListOrdered, (chain) => chain.toggleOrderedList()), flip: true },
      format('blockquote', 'Quote', Quote, (chain) => chain.toggleBlockquote()),
    ],
    [
      {
        id: 'link',
        name: 'Link',
        icon: Link,
        on: editor.isActive('link') || asking === 'link',
        run: () => onAsk('link'),
      },
      { id: 'image', name: 'Image', icon: Image, on: asking === 'image', run: () => onAsk('image') },
    ],
    [
      {
        id: 'undo',
        name: 'Undo',
        icon: Undo2,
        keys: 'Control+Z',
        flip: true,
        off: !editor.can().undo(),
        run: () => editor.chain().focus().undo().run(),
      },
      {
        id: 'redo',
        name: 'Redo',
        icon: Redo2,
        keys: 'Control+Shift+Z',
        flip: true,
        off: !editor.can().redo(),
        run: () => editor.chain().focus().redo().run(),
      },
    ],
  ];
}
