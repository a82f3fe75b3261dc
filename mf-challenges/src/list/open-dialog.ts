import type { Task } from '@waymark/contract';
import type { BulkKind } from './selection/selection-bar';

/** The open dialog of the list. */
export type OpenDialog =
  | { readonly what: 'delete'; readonly task: Task }
  | { readonly what: 'bulk'; readonly kind: BulkKind }
  | { readonly what: 'copy' }
  | { readonly what: 'import' }
  | { readonly what: 'qr' };
