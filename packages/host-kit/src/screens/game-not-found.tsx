import { useTranslate } from '@waymark/ui';
import { Unavailable } from './unavailable';

/** Shown for a game that doesn't exist or isn't allowed; platforms needn't say which. */
export function GameNotFound() {
  const t = useTranslate();
  return (
    <Unavailable
      title={t("We couldn't find this game")}
      text={t("It may have been deleted, or you don't have access to it.")}
    />
  );
}
