import { useUi } from '@waymark/ui';

/** The arrow keys of the previous and the next slide: they point to their buttons. */
export const useStepKeys = (): { readonly back: string; readonly ahead: string } =>
  useUi().direction === 'rtl' ? { back: 'ArrowRight', ahead: 'ArrowLeft' } : { back: 'ArrowLeft', ahead: 'ArrowRight' };
