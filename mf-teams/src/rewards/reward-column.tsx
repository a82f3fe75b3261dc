import { type ChangePlace, ListPages, ListStates, useTranslate } from '@waymark/host-kit';
import { ListScroll, token, useOneStop } from '@waymark/ui';
import type { RefObject } from 'react';
import styled from 'styled-components';
import { RewardFilters } from './find/reward-filters';
import { type RewardsPlace, rewardsAddress } from './find/rewards-address';
import type { useFoundRewards } from './find/use-found-rewards';
import { RewardCard } from './reward-card';
import { isUnsaved } from './reward-state';
import { RewardsSkeleton } from './rewards-skeleton';
import type { RewardsEditor } from './use-rewards';

const Column = styled.div<{ $paged: boolean }>`
  container: rewards / inline-size;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  ${({ $paged }) => $paged && `gap: 12px; padding: 0 ${token.gutter} 24px;`}
`;

const Above = styled.div<{ $paged: boolean }>`
  flex: none;
  ${({ $paged }) => !$paged && `padding: 12px; border-block-end: 1px solid ${token.line};`}
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(118px, 18%), 1fr));
  gap: 12px;
  padding-block: 8px;
`;

/** In a narrow column arrows replace labels, so that three pages fit in one row. */
const Below = styled.div<{ $paged: boolean }>`
  flex: none;
  ${({ $paged }) => !$paged && `padding: 8px 12px; border-block-start: 1px solid ${token.line};`}
  &:empty { display: none; }
  & nav { gap: 4px 8px; }
  @container rewards (max-width: 400px) {
    & li > button[data-step] { padding-inline: 4px; }
    & [data-word] { display: none; }
    & li > button[data-step] > [data-icon] { display: inline-grid; }
    & nav > button > [id$='-label'] { position: absolute; inline-size: 1px; overflow: hidden; clip-path: inset(50%); }
  }
`;

interface RewardColumnProps {
  readonly found: ReturnType<typeof useFoundRewards>;
  readonly editor: RewardsEditor;
  readonly place: RewardsPlace;
  readonly change: ChangePlace<RewardsPlace>;
  readonly openId: number | undefined;
  readonly paged: boolean;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly onOpen: (id: number) => void;
}

/** The rewards as cards in pages, with search and filter. */
export function RewardColumn(props: RewardColumnProps) {
  const { found, editor, place, change, openId, paged, scroller, onOpen } = props;
  const t = useTranslate();
  useOneStop(scroller, '[data-open-row]');
  const pages = <ListPages list={found} place={place} change={change} />;
  return (
    <Column $paged={paged}>
      <Above $paged={paged}>
        <RewardFilters place={place} change={change} />
      </Above>
      <Scroller ref={scroller} $paged={paged}>
        <ListStates
          query={found.query}
          items={found.items}
          skeleton={<RewardsSkeleton />}
          failed={t("We couldn't load the rewards")}
          empty={{ title: t('No rewards yet'), text: t('Give teams something to look forward to.') }}
          narrowed={
            rewardsAddress.isNarrowed(place) && {
              title: t('No reward matches'),
              text: t('Check the spelling, or look among all rewards.'),
              onClear: () => change({ term: '', kind: 'all' }),
            }
          }
        >
          <Cards>
            {found.items.map((reward) => (
              <RewardCard
                key={reward.id}
                reward={reward}
                open={reward.id === openId}
                unsaved={isUnsaved(editor, reward.id)}
                onOpen={() => onOpen(reward.id)}
              />
            ))}
          </Cards>
        </ListStates>
        {place.endless && pages}
      </Scroller>
      {!place.endless && <Below $paged={paged}>{pages}</Below>}
    </Column>
  );
}

/** As a page, the list scrolls with the window. */
const Scroller = styled(ListScroll)<{ $paged: boolean }>`
  ${({ $paged }) => ($paged ? 'flex: none; overflow: visible; padding: 0;' : 'padding-inline: 12px;')}
`;
