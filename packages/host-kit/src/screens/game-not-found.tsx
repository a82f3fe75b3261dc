import { paths } from '@waymark/contract';
import { EmptyState, TextLink, useTranslate } from '@waymark/ui';
import { Link } from './link';

/** What an address shows that names no game, with the way back to the list of games. */
export function GameNotFound() {
  const t = useTranslate();
  return (
    <EmptyState
      title={t('Game not found')}
      text={t("There's no game at this address.")}
      action={
        <TextLink as={Link} to={paths.dashboard()}>
          {t('Dashboard')}
        </TextLink>
      }
    />
  );
}
