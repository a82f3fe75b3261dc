import { useEffect } from 'react';
import { useHost } from '../host-context';

/** Names the screen in the window's title and for the host's announcement. */
export function useScreenTitle(title: string): void {
  const { navigation } = useHost();
  useEffect(() => {
    navigation.setTitle(title);
  }, [navigation, title]);
}
