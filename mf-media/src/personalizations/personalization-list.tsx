import { allTeamsQuery } from '@waymark/client';
import { type GameId, type Personalization, TEAM_KEY } from '@waymark/contract';
import {
  ListStates,
  lazyScreenPart,
  useFocusHeir,
  useHost,
  useLiveScreen,
  useOffered,
  usePromos,
  useTranslate,
} from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import {
  ConfirmDialog,
  landFocus,
  NoMatch,
  Panel,
  Skeleton,
  SkeletonRows,
  Stack,
  Table,
  TablePanel,
  VisuallyHidden,
  WithSidebar,
} from '@waymark/ui';
import { Fragment, useRef, useState } from 'react';
import styled from 'styled-components';
import { HalfRenamedBanner } from './half-renamed-banner';
import { PasteDialog } from './paste-dialog';
import { isOfGame } from './places';
import { previewSkeleton } from './preview-skeleton';
import type { ReadPreviewProps } from './read-preview';
import { RowForm } from './row-form';
import { RowTools } from './row-tools';
import { RowView } from './row-view';
import { asLine, isFound, type RowDraft, written } from './rows';
import { UndefinedKeys } from './undefined-keys';
import { usePersonalizations } from './use-personalizations';
import { useRowDrafts } from './use-row-drafts';
import { QUIETLY } from './use-usage';

const ReadPreview = lazyScreenPart<ReadPreviewProps>(
  async () => (await import('./read-preview')).ReadPreview,
  previewSkeleton,
);

const ASKS = ['ss.personalization.create', 'ss.personalization.update', 'ss.personalization.delete'] as const;
const NEW: RowDraft = { key: '', value: '' };
const BUILT_IN = [TEAM_KEY];

/** Column widths stay the same when the usage of keys loads. */
const Keys = styled(Table)`
  @media (min-width: 768px) {
    table-layout: fixed;
    & th:first-child { inline-size: 30%; }
    & th:nth-child(3) { inline-size: 120px; }
    & th:last-child { inline-size: 116px; }
    & td { overflow-wrap: anywhere; }
  }
  /* The form fills its row. */
  && > tbody > tr > td:has(> form) { padding: 0; }
  && > tbody > tr:has(> td > form) { padding: 0; }
`;

/** The rows of a game sorted by key, which can be added, edited and deleted. */
export function PersonalizationList({ game }: { readonly game: GameId }) {
  const t = useTranslate();
  const page = useRef<HTMLDivElement>(null);
  const { list, rows, tasks, tasksComing, usage, isWhole, renaming, save, remove, identityOf } =
    usePersonalizations(game);
  const fillsTeam = useOffered('team-word');
  const { data: teams = [], isLoading: teamsComing } = useQuery({
    ...allTeamsQuery(useHost().api, game, QUIETLY),
    enabled: list.items !== undefined,
  });
  const promos = usePromos(game);
  const { draft, open, close, giveBack } = useRowDrafts();
  const [asked, setAsked] = useState<Personalization>();
  const [isPasting, setPasting] = useState(false);
  const [pasted, setPasted] = useState('');
  const [term, setTerm] = useState('');
  const found = rows.filter((row) => identityOf(row) === draft?.id || isFound(row, term));
  const passFocus = useFocusHeir(page);
  // Only a row being edited can conflict.
  useLiveScreen(game, { asks: ASKS, conflicts: () => draft !== undefined });

  /** A new row that a search hides would seem lost. */
  const reveal = (drafts: readonly RowDraft[]) => {
    if (drafts.some((one) => one.id === undefined && !isFound(one, term))) setTerm('');
  };
  const store = async (written: RowDraft, everywhere: boolean) => {
    const before = rows.find((row) => identityOf(row) === written.id)?.key;
    close();
    reveal([written]);
    const refused = await save(written);
    if (refused) giveBack(refused);
    else if (everywhere && before !== undefined) await renaming.rename(before, written.key);
  };
  const takeAll = async (drafts: readonly RowDraft[]) => {
    reveal(drafts);
    for (const [at, one] of drafts.entries()) {
      const refused = await save(one);
      if (refused?.refused !== undefined) giveBack(refused);
      else if (refused) {
        // The others would fail as well, so they can be tried again.
        setPasted((text) => [...drafts.slice(at).map(asLine), text].join('\n'));
        setPasting(true);
        return;
      }
    }
  };
  const edited = rows.find((row) => identityOf(row) === draft?.id);
  const isNew = draft !== undefined && !edited;
  const form = draft && (
    <RowForm
      key={`${draft.id} ${draft.key} ${draft.refused}`}
      draft={draft}
      stored={edited}
      others={rows.filter((row) => row !== edited)}
      game={game}
      uses={(usage.get(edited?.key ?? '') ?? []).filter(isOfGame)}
      onSave={(one, everywhere) => void store(one, everywhere)}
      onCancel={() => {
        close();
        // The form closes: focus returns to its row, or to the button that opened a new one.
        if (isNew) landFocus(page.current, '[data-last-heir]');
      }}
    />
  );
  return (
    <div ref={page}>
      <WithSidebar
        label={t('About personalisations')}
        // Below the preview, once that has its height.
        promos={tasksComing || teamsComing ? {} : promos}
        side={
          <ReadPreview
            tasks={tasksComing || teamsComing ? undefined : tasks}
            teams={teams}
            rows={rows}
            fillsTeam={fillsTeam}
          />
        }
      >
        <Stack>
          <RowTools
            count={rows.length}
            term={term}
            onSearch={setTerm}
            onPaste={() => setPasting(true)}
            onAdd={() => open(NEW)}
          />
          {renaming.half && (
            <HalfRenamedBanner
              half={renaming.half}
              busy={renaming.isUnderWay}
              onRetry={() => void renaming.retry()}
              onDismiss={renaming.forget}
            />
          )}
          {list.items && (
            <UndefinedKeys
              game={game}
              usage={usage}
              rows={rows}
              builtIn={fillsTeam ? BUILT_IN : []}
              onAdd={(key) => open({ key, value: '' })}
            />
          )}
          {isNew && <TablePanel>{form}</TablePanel>}
          <ListStates
            query={list.query}
            items={rows.length > 0 || isNew ? [0] : list.items}
            skeleton={
              <TablePanel>
                <Skeleton>
                  <SkeletonRows />
                </Skeleton>
              </TablePanel>
            }
            failed={t("We couldn't load the personalisations")}
            empty={{
              title: t('No personalisations yet'),
              text: t('Write %{pub} in a challenge, and give pub a value here.'),
            }}
          >
            {rows.length > 0 && found.length === 0 && (
              <Panel>
                <NoMatch title={t('No results')} onClear={() => setTerm('')} />
              </Panel>
            )}
            {found.length > 0 && (
              <TablePanel>
                <Keys $cards>
                  <thead>
                    <tr>
                      <th scope="col">{t('Key')}</th>
                      <th scope="col">{t('Value')}</th>
                      <th scope="col">{t('Used in')}</th>
                      <th scope="col">
                        <VisuallyHidden>{t('Actions')}</VisuallyHidden>
                      </th>
                    </tr>
                  </thead>
                  <tbody>
                    {found.map((row) => (
                      <Fragment key={row === edited ? 'edited' : identityOf(row)}>
                        {row === edited ? (
                          <tr>
                            <td colSpan={4} data-card="wide">
                              {form}
                            </td>
                          </tr>
                        ) : (
                          <RowView
                            game={game}
                            row={row}
                            uses={usage.get(row.key) ?? (isWhole ? [] : undefined)}
                            onEdit={() => open({ ...row, id: identityOf(row) })}
                            onDelete={() => setAsked(row)}
                          />
                        )}
                      </Fragment>
                    ))}
                  </tbody>
                </Keys>
              </TablePanel>
            )}
          </ListStates>
        </Stack>
      </WithSidebar>
      <PasteDialog
        open={isPasting}
        text={pasted}
        onText={setPasted}
        rows={rows.map((row) => ({ ...row, id: identityOf(row) }))}
        onTake={(drafts) => void takeAll(drafts)}
        onClose={() => setPasting(false)}
      />
      <ConfirmDialog
        open={asked !== undefined}
        title={t('Delete Personalization')}
        text={t('Are you sure you wish to delete this personalization?')}
        note={asked && written(asked.key)}
        confirmLabel={t('Yes, delete')}
        onConfirm={() => {
          if (asked) {
            passFocus(found.findIndex(({ id }) => id === asked.id));
            void remove(asked);
          }
          setAsked(undefined);
        }}
        onCancel={() => setAsked(undefined)}
      />
    </div>
  );
}
