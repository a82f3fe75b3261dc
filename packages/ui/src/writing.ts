/**
 * The one door to tiptap: the editor, and what a description may be made of. It is a shared module of the federation, so
 * that a page has it once and no remote carries it; only the editor itself, which loads when it is first shown, comes here.
 */

export { Editor, getSchema, type JSONContent } from '@tiptap/core';
export { DOMParser as ContentParser } from '@tiptap/pm/model';
export { RICH_EXTENSIONS } from './rich-text/rich-extensions';
