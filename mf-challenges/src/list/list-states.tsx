import { useTranslate } from '@waymark/host-kit';
import { Button, EmptyState, Failed, NoMatch, Panel } from '@waymark/ui';
import { Plus } from '@waymark/ui/icons';
import type { ReactNode } from 'react';
import { ListSkeleton } from './list-skeleton';

interface ListStatesProps {
  /** Challenges on the page; undefined while nobody knows. */
  readonly items: readonly unknown[] | undefined;
  /** What is on view belongs to another page: the right one is on its way. */
  readonly waiting: boolean;
  readonly failure: { readonly message: string } | undefined;
  readonly retrying: boolean;
  readonly onRetry: () => void;
  readonly searched: boolean;
  readonly onClear: () => void;
  readonly adding: boolean;
  readonly onAdd: () => void;
  /** The list itself. */
  readonly children: ReactNode;
}

/** The list in whichever state it is: failed, on its way, without a match, empty, or there. */
export function ListStates(props: ListStatesProps) {
  const { items, waiting, failure, retrying, searched, adding } = props;
  const t = useTranslate();
  if (failure) {
    return (
      <Panel>
        <Failed
          title={t("We couldn't load the challenges")}
          text={failure.message}
          busy={retrying}
          onRetry={props.onRetry}
        />
      </Panel>
    );
  }
  if (!items || (items.length === 0 && waiting)) return <ListSkeleton />;
  if (items.length > 0) return props.children;
  if (searched) {
    return (
      <Panel>
        <NoMatch title={t('No challenge matches')} text={t('Nothing matches your search.')} onClear={props.onClear} />
      </Panel>
    );
  }
  return (
    <Panel>
      <EmptyState
        title={t('No challenges yet')}
        text={t('What players photograph, film, answer and find, in playing order')}
        action={
          <Button kind="primary" icon={Plus} busy={adding} onClick={props.onAdd}>
            {t('Add the first challenge')}
          </Button>
        }
      />
    </Panel>
  );
}
