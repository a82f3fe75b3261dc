import type { TaskId } from '@waymark/contract';
import { ListStates, useTranslate } from '@waymark/host-kit';
import { Stack, useOneStop } from '@waymark/ui';
import { useId, useRef } from 'react';
import { ChallengeLine } from '../../challenge/challenge-line';
import { useMomentFormat } from '../../challenge/use-moment-format';
import { Row } from '../card-styles';
import { ListHead } from '../list-head';
import { Pagination } from '../list-pages';
import { ListSkeleton } from '../list-skeleton';
import { Above, Below, Column, Scroll, takesTwoRows } from '../list-styles';
import type { ChallengeList } from '../use-challenge-list';
import type { useListPlace } from '../use-list-place';

interface ClosedColumnProps {
  /** The game's zone as it stores it, if known. */
  readonly tz: string | undefined;
  readonly where: ReturnType<typeof useListPlace>;
  readonly list: ChallengeList;
  /** The open challenge. */
  readonly front: TaskId | undefined;
}

/** The challenges in pages, with search. */
export function ClosedColumn({ tz, where, list, front }: ClosedColumnProps) {
  const t = useTranslate();
  const titles = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const moments = useMomentFormat(tz);
  const { place, change } = where;
  const paged = where.panes === 'pages';
  const pages = list.page?.pages ?? 1;
  const count = list.page?.count ?? list.items.length;
  useOneStop(scroller, '[data-open-row]');
  const pagination = list.page && (
    <Pagination
      {...{ paged, list, place, change, pages, count }}
      page={place.page}
      perPage={place.perPage}
      onPage={(page) => change({ page })}
      onPerPage={(perPage) => change({ perPage })}
    />
  );
  return (
    <Column $paged={paged}>
      <Above $paged={paged}>
        <ListHead
          {...{ place, change }}
          count={list.query.data && count}
          order={list.order}
          tools={undefined}
          filter={undefined}
          selected={undefined}
        />
      </Above>
      <Scroll ref={scroller} $paged={paged}>
        <ListStates
          query={list.query}
          items={list.items}
          skeleton={<ListSkeleton />}
          failed={t("We couldn't load the challenges")}
          narrowed={
            !list.whole && {
              title: t('No challenge matches'),
              text: t('Nothing matches your search.'),
              onClear: () => change({ term: '' }),
            }
          }
          empty={{ title: t('No challenges yet') }}
        >
          <Stack as="ul" $gap={2}>
            {list.items.map((task) => (
              <li key={task.id}>
                <article aria-labelledby={`${titles}${task.id}`} data-challenge={task.id}>
                  <Row row={String(task.id)} selected={task.id === front}>
                    <ChallengeLine
                      task={task}
                      moments={moments}
                      headingId={`${titles}${task.id}`}
                      press={{
                        label: t('Open {name}', { name: task.name || t('Untitled challenge') }),
                        open: task.id === front,
                        current: task.id === front,
                        onPress: () => where.bring(task.id),
                      }}
                    />
                  </Row>
                </article>
              </li>
            ))}
          </Stack>
        </ListStates>
        {place.endless && pagination}
      </Scroll>
      {!place.endless && (
        <Below $paged={paged} $tall={takesTwoRows(pages, count)}>
          {pagination}
        </Below>
      )}
    </Column>
  );
}
