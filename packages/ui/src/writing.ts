/**
 * The only entry point for tiptap: the editor and its extensions. It is a shared module of the federation, so a page
 * loads it once and no remote bundles it. Only the editor imports it, which loads when first rendered.
 */

export { Editor, getSchema, type JSONContent } from '@tiptap/core';
export { DOMParser as ContentParser } from '@tiptap/pm/model';
export { RICH_EXTENSIONS } from './rich-text/rich-extensions';
