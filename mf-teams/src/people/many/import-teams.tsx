import { importTeams, lookAtTeams, type TeamSheetDone, type TeamSheetPreview, undoTeams } from '@waymark/client';
import type { GameId } from '@waymark/contract';
import { counted, useHost, useTranslate } from '@waymark/host-kit';
import { ColumnMap, DropSheet, SheetName, useSheetImport } from '@waymark/host-kit/sheets';
import { Banner, Button, Dialog, Stack, useMounted } from '@waymark/ui';
import { isNoRoom } from '../no-room';
import { NoRoomBanner } from './no-room-banner';
import { SheetRows } from './sheet-rows';

const NO_CHOICES = {};
/** Players may be in separate columns. */
const SEVERAL = ['email'];

interface ImportTeamsProps {
  readonly game: GameId;
  readonly onAdded: () => void;
  readonly onClose: () => void;
}

/** Adds teams and players from a spreadsheet, with a single Undo. */
export function ImportTeams({ game, onAdded, onClose }: ImportTeamsProps) {
  const { api, notices, errors } = useHost();
  const t = useTranslate();
  const sheet = useSheetImport<object, TeamSheetPreview, TeamSheetDone>(
    {
      look: (wish, options) => lookAtTeams(api, game, wish, options),
      take: (wish, options) => importTeams(api, game, wish, options),
      doing: 'import teams',
    },
    NO_CHOICES,
  );
  const isOpen = useMounted();
  const { preview } = sheet;
  const { teams = 0, players = 0 } = preview ?? {};
  const undo = async ({ teams: made, players: put }: TeamSheetDone) => {
    await undoTeams(api, game, { teams: made, players: put }).then(onAdded, errors.report);
  };
  const run = async () => {
    const done = await sheet.run();
    if (!done) return;
    onAdded();
    notices.show({
      tone: 'success',
      text: t('Teams added: {teams}. Players added: {players}.', {
        teams: done.teams.length,
        players: done.players.length,
      }),
      action: { label: t('Undo'), run: () => void undo(done) },
    });
    // Another dialog may be open by now.
    if (isOpen()) onClose();
  };
  return (
    <Dialog
      open
      title={t('Import teams from a spreadsheet')}
      width={640}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          {preview && (
            <Button
              kind="primary"
              busy={sheet.importing || sheet.looking}
              disabled={teams + players === 0}
              onClick={() => void run()}
            >
              {t('Add {teams}, {players}', {
                teams: counted(t, 'team', teams),
                players: counted(t, 'player', players),
              })}
            </Button>
          )}
        </>
      }
      onClose={onClose}
    >
      <Stack>
        {isNoRoom(sheet.refusal) ? <NoRoomBanner /> : sheet.wrong && <Banner tone="danger">{sheet.wrong}</Banner>}
        {preview && sheet.file ? (
          <>
            <SheetName file={sheet.file} onDrop={sheet.drop} />
            <ColumnMap columns={preview.columns} fields={preview.fields} several={SEVERAL} onMap={sheet.map} />
            <SheetRows rows={preview.rows} />
          </>
        ) : (
          <DropSheet
            busy={sheet.looking}
            note={t('CSV or XLSX with headers in row 1: the team, and the email addresses of its players.')}
            onFile={(file) => sheet.choose(file, NO_CHOICES)}
          />
        )}
      </Stack>
    </Dialog>
  );
}
