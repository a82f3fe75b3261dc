import { isApiFailure, reasonOf } from '@waymark/client';
import { isServerError, SERVER_ERROR } from '@waymark/contract';
import { Failed, useTranslate } from '@waymark/ui';
import { useHost } from '../host-context';

/** What stands in place of a screen that broke: why, and a way on. A failure of the platform has words of its own. */
export function BrokenScreen({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const t = useTranslate();
  const { navigation } = useHost();
  if (!isApiFailure(error) || !isServerError(error.status))
    return <Failed title={t('This screen broke')} text={reasonOf(error)} onRetry={onRetry} />;
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
