export { type PhraseValues, type Translate, useTranslate } from '@waymark/ui';
export * from './host-context';
export * from './live/use-live-screen';
export * from './remote/define-remote';
export * from './saving/use-field-save';
export * from './screens/lazy-screen';
export * from './screens/leave-guard';
export * from './screens/link';
export * from './screens/screen-title';
