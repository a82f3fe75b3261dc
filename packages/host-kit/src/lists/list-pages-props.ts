import type { Page } from '@waymark/client';
import type { ListPlace } from './list-address';
import type { Listed } from './list-change';
import type { EndlessQuery } from './page-at';
import type { ChangePlace } from './use-list-address';

/** Props of ListPages. */
export interface ListPagesProps {
  readonly list: {
    /** The displayed page; nothing is shown without one. */
    readonly page: Page<unknown> | undefined;
    readonly query: { readonly isPlaceholderData: boolean };
    /** Where more of an endless list comes from, unless it is held as a whole. */
    readonly more?: EndlessQuery<Page<Listed>> | undefined;
  };
  readonly place: ListPlace;
  readonly change: ChangePlace<ListPlace>;
  /** Total number of items, if the provider sends it. */
  readonly count?: number | undefined;
  /** False if an endless list scrolls elsewhere and marks its end itself. */
  readonly marked?: boolean;
}
