import { GAMES_FILTER_DEFAULT, gamesQuery } from '@waymark/client';
import { Link, lazyScreenPart, useHost, useReadable, useRested, useScreenTitle, useTranslate } from '@waymark/host-kit';
import { keepPreviousData, useQuery } from '@waymark/host-kit/query';
import { ButtonLink, Icon, Page, PageTitle, Pagination } from '@waymark/ui';
import { Plus } from '@waymark/ui/icons';
import { useEffect, useMemo } from 'react';
import styled from 'styled-components';
import { useNow } from '../now';
import { SettingsScreen } from '../settings/settings-screen';
import { useGameActions } from './actions/use-game-actions';
import { ListBody } from './list-body';
import { ListFilters } from './list-filters';
import { gamesOfToday, todayLine } from './today';
import { TodayCards } from './today-cards';
import { useFreshCounts } from './use-fresh-counts';
import { useListFilter } from './use-list-filter';

const Foot = styled.div`margin-block-start: 12px;`;

const NEW_GAME_ADDRESS = '/games/edit/new';

const Deleting = lazyScreenPart(() => import('./actions/deleting').then((file) => file.Deleting));

/** The games somebody organises or plays, with those that matter today on top. */
export function GamesList() {
  const { api, session, navigation, phrases } = useHost();
  const t = useTranslate();
  const language = useReadable(phrases.language);
  const superAdmin = useReadable(session.me).super_admin === true;
  const { filter, change } = useListFilter();
  const list = useQuery({ ...gamesQuery(api, filter), placeholderData: keepPreviousData });
  // The cards do not follow the filters; without filters both are one request.
  const first = useQuery(gamesQuery(api, GAMES_FILTER_DEFAULT));
  const now = useNow();
  const { actions, hidden, asked, remove, cancel } = useGameActions();
  const today = useMemo(
    () =>
      first.data &&
      gamesOfToday(
        first.data.items.filter(({ id }) => !hidden.has(id)),
        now,
      ),
    [first.data, hidden, now],
  );
  useScreenTitle(t('Games'));
  useFreshCounts();
  const rested = useRested();

  const { data } = list;
  const pages = list.isPlaceholderData ? undefined : data?.pages;
  const beyond = pages !== undefined && filter.page > pages;
  useEffect(() => {
    if (beyond) change({ page: pages }, { replace: true });
  }, [beyond, change, pages]);

  return (
    <Page>
      <PageTitle
        title={t('Games')}
        text={today && todayLine(today, t, language)}
        actions={
          superAdmin &&
          navigation.knows(NEW_GAME_ADDRESS) && (
            <ButtonLink as={Link} to={NEW_GAME_ADDRESS} $kind="primary" onPointerEnter={SettingsScreen.preload}>
              <Icon of={Plus} />
              {t('New Game')}
            </ButtonLink>
          )
        }
      />
      {!first.isError && <TodayCards games={today} now={now} />}
      <ListFilters filter={filter} change={change} count={data?.count} />
      <ListBody
        list={list}
        filter={filter}
        actions={actions}
        hidden={hidden}
        onClear={() => change({ term: '', category: '', history: GAMES_FILTER_DEFAULT.history })}
      />
      {(rested || asked) && <Deleting now={now} row={asked} onDelete={(row) => void remove(row)} onCancel={cancel} />}
      {data && (data.items.length > 0 || !(beyond || list.isPlaceholderData)) && (
        <Foot>
          <Pagination
            page={filter.page}
            pages={data.pages}
            perPage={filter.perPage}
            count={data.items.length === 0 ? 0 : data.count}
            onPage={(page) => change({ page })}
            onPerPage={(perPage) => change({ perPage })}
          />
        </Foot>
      )}
    </Page>
  );
}
