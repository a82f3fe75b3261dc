import { allTeamsQuery, downloadTeamCards, gameQuery, reasonOf } from '@waymark/client';
import type { CardsPerPage, GameId } from '@waymark/contract';
import { saveFile, useActions, useHost, useOffered, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { Banner, Button, Dialog, RadioCards, Stack, useMounted } from '@waymark/ui';
import { Download } from '@waymark/ui/icons';
import { useState } from 'react';
import { gameCards } from './cards/game-cards';

interface PrintCardsProps {
  readonly game: GameId;
  readonly onClose: () => void;
}

/** Asks for the card size and downloads a PDF. */
export function PrintCards({ game, onClose }: PrintCardsProps) {
  const { api, brand } = useHost();
  const t = useTranslate();
  const [perPage, setPerPage] = useState<CardsPerPage>('4');
  const [wrong, setWrong] = useState<string>();
  const { run, isUnderWay } = useActions<'print'>();
  const isOpen = useMounted();
  const hasCodes = useOffered('team-cards');
  const { data: teams } = useQuery({ ...allTeamsQuery(api, game), enabled: !hasCodes });
  const { data: about } = useQuery({ ...gameQuery(api, game), enabled: !hasCodes });
  const code = about?.code;
  const ready = hasCodes || (teams !== undefined && !!code);
  /** With the game's code: this provider has no team codes. */
  const drawn = async () => {
    const names = teams?.map(({ name }) => name || t('Untitled team')) ?? [];
    const { origin, host } = new URL(brand.playerOrigin, window.location.href);
    const link = `${origin}/join?code=${encodeURIComponent(code ?? '')}`;
    const words = { brand: brand.name, game: about?.name ?? '', code: code ?? '', link, host };
    return { file: await gameCards(names, words, perPage === '8' ? 8 : 4), count: names.length };
  };
  const print = async () => {
    setWrong(undefined);
    const done = await run(
      'print',
      () =>
        hasCodes
          ? downloadTeamCards(api, game, { perPage, app: brand.playerOrigin }, { handles: [413, 422] })
          : drawn(),
      (error) => {
        setWrong(reasonOf(error));
        return true;
      },
    );
    // Closing the dialog cancels the download.
    if (!done || !isOpen()) return;
    if (done.answer.count === 0) return setWrong(t('This game has no teams yet.'));
    saveFile(done.answer.file, `team-cards-${game}.pdf`);
    onClose();
  };
  return (
    <Dialog
      open
      title={t('Print team cards')}
      width={480}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button
            kind="primary"
            icon={Download}
            busy={isUnderWay('print')}
            disabled={!ready}
            onClick={() => void print()}
          >
            {t('Download PDF')}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <Stack $gap={16}>
        {wrong && <Banner tone="warning">{wrong}</Banner>}
        <p>
          {hasCodes
            ? t('A card for each team with its own code. Players scan or type it to join.')
            : code === undefined || code
              ? t("A card for each team with the game's code. Players scan or type it, then choose their team.")
              : t('This game has no code yet. Set one in the settings first.')}
        </p>
        <RadioCards<CardsPerPage>
          label={t('Size')}
          value={perPage}
          options={[
            { value: '4', label: t('Large'), note: t('Four to a page.') },
            { value: '8', label: t('Small'), note: t('Eight to a page.') },
          ]}
          onChange={setPerPage}
        />
      </Stack>
    </Dialog>
  );
}
