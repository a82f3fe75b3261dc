import { useEffect } from 'react';
import { useHost } from '../host-context';

/** Sets the screen's name in the window title and for the host's announcement. */
export function useScreenTitle(title: string): void {
  const { navigation } = useHost();
  useEffect(() => {
    navigation.setTitle(title);
  }, [navigation, title]);
}
