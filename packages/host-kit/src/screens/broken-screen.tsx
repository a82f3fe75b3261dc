import { isApiFailure } from '@waymark/client';
import { isServerError, SERVER_ERROR } from '@waymark/contract';
import { Failed, useTranslate } from '@waymark/ui';
import { useHost } from '../host-context';
import { isMissingScript } from './fault-of-release';
import { useBackOnline } from './use-back-online';

/**
 * Shown in place of a screen that broke: plain words, and a way on. Platform failures show their own message; other
 * error messages are for logs. Missing code is fetched again once the connection is back.
 */
export function BrokenScreen({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const t = useTranslate();
  const { navigation, live } = useHost();
  const missing = isMissingScript(error);
  useBackOnline(missing ? onRetry : undefined, live.status);
  if (missing)
    return (
      <Failed
        title={t('Part of this page is missing')}
        text={t("Part of it couldn't be loaded. Check your connection and try again.")}
        onRetry={onRetry}
      />
    );
  if (!isApiFailure(error) || !isServerError(error.status)) {
    const text = isApiFailure(error) ? error.message : t('Something went wrong while displaying it. Try again.');
    return <Failed title={t('Something went wrong on this page')} text={text} onRetry={onRetry} />;
  }
  return (
    <Failed
      title={t(SERVER_ERROR.title)}
      text={t(SERVER_ERROR.message)}
      button={t(SERVER_ERROR.button)}
      onRetry={() => {
        navigation.navigate('/');
        onRetry();
      }}
    />
  );
}
