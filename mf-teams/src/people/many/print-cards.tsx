import { downloadTeamCards, reasonOf } from '@waymark/client';
import type { CardsPerPage, GameId } from '@waymark/contract';
import { saveFile, useActions, useHost, useTranslate } from '@waymark/host-kit';
import { Banner, Button, Dialog, RadioCards, Stack } from '@waymark/ui';
import { Download } from '@waymark/ui/icons';
import { useState } from 'react';

interface PrintCardsProps {
  readonly game: GameId;
  readonly onClose: () => void;
}

/** Asks how large the cards of the teams are, and hands over a PDF. */
export function PrintCards({ game, onClose }: PrintCardsProps) {
  const { api, brand } = useHost();
  const t = useTranslate();
  const [perPage, setPerPage] = useState<CardsPerPage>('4');
  const [wrong, setWrong] = useState<string>();
  const { run, isUnderWay } = useActions<'print'>();
  const print = async () => {
    setWrong(undefined);
    const wish = { perPage, app: brand.playerOrigin };
    const done = await run(
      'print',
      () => downloadTeamCards(api, game, wish, { handles: [413, 422] }),
      (error) => {
        setWrong(reasonOf(error));
        return true;
      },
    );
    if (!done) return;
    if (done.answer.count === 0) return setWrong(t('This game has no teams yet.'));
    saveFile(done.answer.file, done.answer.file.name);
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
          <Button kind="primary" icon={Download} busy={isUnderWay('print')} onClick={() => void print()}>
            {t('Download PDF')}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <Stack $gap={16}>
        {wrong && <Banner tone="warning">{wrong}</Banner>}
        <p>{t('A card for each team with its own code. Whoever scans or types it joins that team.')}</p>
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
