import { brandingQuery } from '@waymark/client';
import type { Game } from '@waymark/contract';
import { useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { ButtonLink, Failed, Icon, Panel, PanelBody, Skeleton, SkeletonFields } from '@waymark/ui';
import { Smartphone } from '@waymark/ui/icons';
import { GamePage } from '../game/game-page';
import { AddOnGate } from '../purchase/add-on-gate';
import { ReceiptsButton } from '../purchase/receipts/lazy-receipts-button';
import { useBought } from '../purchase/use-bought';
import { BrandForm } from './brand-form';

/** The brand of a game: its purchase, then the form with the phone next to it. */
export function Branding() {
  const t = useTranslate();
  return (
    <GamePage
      title={t('Branding')}
      text={t('How the player app looks for this game.')}
      actions={(game) => (
        <>
          <ReceiptsButton game={game} />
          <OpenPreview game={game} />
        </>
      )}
    >
      {(game) => <BrandOf game={game} />}
    </GamePage>
  );
}

function OpenPreview({ game }: { readonly game: Game }) {
  const t = useTranslate();
  const { session } = useHost();
  const [isBought] = useBought(game, 'branding');
  if (!game.code || !isBought) return null;
  return (
    <ButtonLink href={session.previewUrl(game.code)} target="_blank" rel="noopener">
      <Icon of={Smartphone} />
      {t('Open preview')}
    </ButtonLink>
  );
}

function BrandOf({ game }: { readonly game: Game }) {
  return (
    <AddOnGate game={game} addOn="branding">
      <BoughtBrand game={game} />
    </AddOnGate>
  );
}

function BoughtBrand({ game }: { readonly game: Game }) {
  const t = useTranslate();
  const { data, error, isFetching, refetch } = useQuery(brandingQuery(useHost().api, game));
  if (data) return <BrandForm game={game} />;
  return (
    <Panel>
      {error ? (
        <Failed
          title={t("We couldn't load the branding")}
          text={error.message}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <PanelBody>
          <Skeleton>
            <SkeletonFields fields={7} />
          </Skeleton>
        </PanelBody>
      )}
    </Panel>
  );
}
