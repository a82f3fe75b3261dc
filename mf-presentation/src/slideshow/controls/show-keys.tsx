import { paths } from '@waymark/contract';
import { useHost, useScreenKeys, useTranslate } from '@waymark/host-kit';
import { memo } from 'react';
import type { Commands } from './use-commands';
import { useStepKeys } from './use-step-keys';

/** The keys of the commands. Memoised, so they aren't registered again with every slide. */
export const ShowKeys = memo(function ShowKeys({ commands }: { readonly commands: Commands }) {
  const t = useTranslate();
  const { navigation } = useHost();
  const { back, ahead } = useStepKeys();
  const leave = () => {
    if (navigation.knows(paths.dashboard())) navigation.navigate(paths.dashboard());
  };
  const group = t('Slideshow');
  useScreenKeys([
    { keys: ' ', label: t('Play or pause'), group, run: commands.play },
    { keys: ahead, label: t('Next slide'), group, run: commands.next },
    { keys: 'PageDown', label: t('Next slide'), group, run: commands.next },
    { keys: back, label: t('Previous slide'), group, run: commands.previous },
    { keys: 'PageUp', label: t('Previous slide'), group, run: commands.previous },
    { keys: 'm', label: t('Mute'), group, run: commands.mute },
    { keys: 'l', label: t('Live feed'), group, run: commands.live },
    { keys: 's', label: t('Shuffle'), group, run: commands.shuffle },
    { keys: 'f', label: t('Featured only'), group, run: commands.featured },
    { keys: 'Enter', label: t('Full screen'), group, run: commands.fullScreen },
    { keys: 'Escape', label: t('Leave the slideshow'), group, run: leave },
  ]);
  return null;
});
