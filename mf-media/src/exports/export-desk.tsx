import { type Game, ianaZoneOf } from '@waymark/contract';
import { lazyScreenPart, useNow, useOffered, useTranslate } from '@waymark/host-kit';
import { Banner, Stack, token } from '@waymark/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { ArchiveContents } from './archive-contents';
import { ExportForm } from './export-form';
import { ExportProgress } from './export-progress';
import { ExportReady } from './export-ready';
import { finishedExport, useExport } from './use-export';

const DropboxPanel = lazyScreenPart(async () => (await import('./dropbox-panel')).DropboxPanel);

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 400px);
  gap: ${token.gutter};
  align-items: start;
  @media (max-width: 1100px) { grid-template-columns: minmax(0, 1fr); }
`;
const MINUTE = 60_000;

interface ExportDeskProps {
  readonly game: Game;
  readonly administrates: boolean;
  /** The e-mail address of the user. */
  readonly email: string;
}

/** Requests, awaits and downloads an export. */
export function ExportDesk({ game, administrates, email }: ExportDeskProps) {
  const t = useTranslate();
  const [media, setMedia] = useState(true);
  const { isProcessing, job, fault, go } = useExport(game, administrates);
  const managesDropbox = useOffered('dropbox') && administrates;
  const zone = ianaZoneOf(game.tz ?? '') ?? 'Etc/UTC';
  const finished = finishedExport(game, useNow(MINUTE));
  return (
    <Columns>
      <Stack $gap={16}>
        {game.dropbox_enabled && !managesDropbox && (
          <Banner tone="success">{t('Dropbox is connected. New exports go there too.')}</Banner>
        )}
        {fault !== undefined && !isProcessing && (
          <Banner tone="danger">
            {t("The export didn't work: {reason} Press Go to try again.", { reason: t(fault) })}
          </Banner>
        )}
        {isProcessing && <ExportProgress job={job} zone={zone} />}
        {/* Kept for what was typed, in case the request is refused. */}
        <div hidden={isProcessing}>
          <ExportForm email={email} media={media} onMedia={setMedia} onGo={go} />
        </div>
        {finished && <ExportReady {...finished} zone={zone} />}
        {managesDropbox && <DropboxPanel game={game} zone={zone} isReady={finished !== undefined} />}
      </Stack>
      <ArchiveContents game={game} withMedia={media} administrates={administrates} />
    </Columns>
  );
}
