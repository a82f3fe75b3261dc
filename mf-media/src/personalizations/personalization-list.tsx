import type { GameId, Personalization } from '@waymark/contract';
import { LAST_HEIR, ListStates, useFocusHeir, useLiveScreen, useTranslate } from '@waymark/host-kit';
import {
  Banner,
  Button,
  ConfirmDialog,
  landFocus,
  Row,
  Skeleton,
  SkeletonRows,
  Stack,
  Table,
  TablePanel,
  VisuallyHidden,
  WithSidebar,
} from '@waymark/ui';
import { ClipboardPaste, Plus } from '@waymark/ui/icons';
import { Fragment, useRef, useState } from 'react';
import styled from 'styled-components';
import { PasteDialog } from './paste-dialog';
import { ReadPreview } from './read-preview';
import { RowForm } from './row-form';
import { RowView } from './row-view';
import { type RowDraft, written } from './rows';
import { undefinedKeys } from './usage';
import { usePersonalizations } from './use-personalizations';

const ASKS = ['ss.personalization.create', 'ss.personalization.update', 'ss.personalization.delete'] as const;
const NEW: RowDraft = { key: '', value: '' };

/** Columns as wide before it is known where keys are used as after. */
const Keys = styled(Table)`
  @media (min-width: 768px) {
    table-layout: fixed;
    & th:first-child { inline-size: 30%; }
    & th:nth-child(3) { inline-size: 120px; }
    & th:last-child { inline-size: 116px; }
    & td { overflow-wrap: anywhere; }
  }
`;

/** The rows of a game by key: to read, to write and to delete. */
export function PersonalizationList({ game }: { readonly game: GameId }) {
  const t = useTranslate();
  const page = useRef<HTMLDivElement>(null);
  const { list, rows, tasks, tasksComing, usage, save, renameIn, remove } = usePersonalizations(game);
  const [draft, setDraft] = useState<RowDraft>();
  const [asked, setAsked] = useState<Personalization>();
  const [isPasting, setPasting] = useState(false);
  const passFocus = useFocusHeir(page);
  // Only a row that is being written is in danger.
  useLiveScreen(game, { asks: ASKS, conflicts: () => draft !== undefined });

  const store = async (written: RowDraft, everywhere: boolean) => {
    const before = rows.find(({ id }) => id === written.id)?.key;
    setDraft(undefined);
    const refused = await save(written);
    // What was typed comes back with the reason.
    if (refused) setDraft(refused);
    else if (everywhere && before !== undefined) await renameIn(before, written.key);
  };
  const takeAll = async (drafts: readonly RowDraft[]) => {
    for (const one of drafts) {
      const refused = await save(one);
      if (refused) return setDraft(refused);
    }
    return undefined;
  };
  const isNew = draft !== undefined && !rows.some(({ id }) => id === draft.id);
  const form = draft && (
    <RowForm
      key={`${draft.id} ${draft.key} ${draft.refused}`}
      draft={draft}
      rows={rows}
      uses={usage.get(rows.find(({ id }) => id === draft.id)?.key ?? '')?.length ?? 0}
      onSave={(one, everywhere) => void store(one, everywhere)}
      onCancel={() => {
        setDraft(undefined);
        // The form of a row gives way to the row; a new one to what has opened it.
        if (isNew) landFocus(page.current, '[data-last-heir]');
      }}
    />
  );
  return (
    <div ref={page}>
      <WithSidebar
        label={t('About personalisations')}
        side={<ReadPreview tasks={tasksComing ? undefined : tasks} rows={rows} />}
      >
        <Stack>
          <Row $end>
            <Button icon={ClipboardPaste} onClick={() => setPasting(true)}>
              {t('Paste rows')}
            </Button>
            <Button kind="primary" icon={Plus} onClick={() => setDraft(NEW)} {...LAST_HEIR}>
              {t('Add New')}
            </Button>
          </Row>
          {list.items &&
            undefinedKeys(usage, rows).map((key) => (
              <Banner
                key={key}
                tone="warning"
                action={
                  <Button size="small" onClick={() => setDraft({ key, value: '' })}>
                    {t('Add value')}
                  </Button>
                }
              >
                {t('{key} has no value. Players read it as it is written.', { key: written(key) })}
              </Banner>
            ))}
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
            {rows.length > 0 && (
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
                    {rows.map((row) => (
                      <Fragment key={row.id}>
                        {draft?.id === row.id ? (
                          <tr>
                            <td colSpan={4} data-card="wide">
                              {form}
                            </td>
                          </tr>
                        ) : (
                          <RowView
                            game={game}
                            row={row}
                            uses={usage.get(row.key) ?? []}
                            onEdit={() => setDraft(row)}
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
        rows={rows}
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
            passFocus(rows.findIndex(({ id }) => id === asked.id));
            void remove(asked);
          }
          setAsked(undefined);
        }}
        onCancel={() => setAsked(undefined)}
      />
    </div>
  );
}
