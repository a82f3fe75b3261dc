import { paths } from '@waymark/contract';
import { Link, useHost, useTranslate } from '@waymark/host-kit';
import { Icon } from '@waymark/ui';
import {
  Maximize2,
  Pause,
  Play,
  Radio,
  Shuffle,
  SkipBack,
  SkipForward,
  Star,
  Timer,
  Volume2,
  VolumeX,
  X,
} from '@waymark/ui/icons';
import { memo } from 'react';
import { DELAYS } from '../show/delay';
import { playable, type Show } from '../show/show';
import { Bar, Control, DelayChoice, Position, Rule } from './control-styles';
import { Toggle } from './toggle';
import type { Commands } from './use-commands';

/** Props of Controls. */
export interface ControlsProps {
  readonly show: Show;
  readonly delay: number;
  readonly isMuted: boolean;
  readonly isShown: boolean;
  readonly commands: Commands;
}

/** What can be done with the show. */
export const Controls = memo(function Controls({ show, delay, isMuted, isShown, commands }: ControlsProps) {
  const t = useTranslate();
  const { navigation } = useHost();
  const { isPlaying, isLive, isShuffled, featuredOnly, current } = show;
  const order = playable(show);
  const place = current === undefined ? 0 : order.indexOf(current) + 1;
  const seconds = [...new Set([...DELAYS, delay])].sort((a, b) => a - b);
  return (
    <Bar role="toolbar" aria-label={t('Slideshow')} {...(isShown ? { 'data-shown': '' } : {})}>
      <Toggle icon={SkipBack} label={t('Previous slide')} keys="ArrowLeft" bare flip onPress={commands.previous} />
      <Toggle
        icon={isPlaying ? Pause : Play}
        label={isPlaying ? t('Pause') : t('Play slideshow')}
        keys=" "
        bare
        onPress={commands.play}
      />
      <Toggle icon={SkipForward} label={t('Next slide')} keys="ArrowRight" bare flip onPress={commands.next} />
      <Position>
        {place} <span>{t('of {n}', { n: order.length })}</span>
      </Position>
      <Rule />
      <Toggle icon={isMuted ? VolumeX : Volume2} label={t('Mute')} keys="m" isOn={isMuted} onPress={commands.mute} />
      <Toggle icon={Radio} label={t('Live feed')} keys="l" isOn={isLive} onPress={commands.live} />
      <Toggle icon={Shuffle} label={t('Shuffle')} keys="s" isOn={isShuffled} onPress={commands.shuffle} />
      <Toggle icon={Star} label={t('Featured only')} keys="f" isOn={featuredOnly} onPress={commands.featured} />
      <Rule />
      <DelayChoice title={t('Seconds per slide')}>
        <Icon of={Timer} size={20} />
        <select
          aria-label={t('Seconds per slide')}
          value={delay}
          onChange={({ target }) => commands.delay(Number(target.value))}
        >
          {seconds.map((one) => (
            <option key={one} value={one}>
              {t('{n} s', { n: one })}
            </option>
          ))}
        </select>
      </DelayChoice>
      {document.fullscreenEnabled && (
        <Toggle icon={Maximize2} label={t('Full screen')} keys="Enter" bare onPress={commands.fullScreen} />
      )}
      {navigation.knows(paths.dashboard()) && (
        <Control
          as={Link}
          to={paths.dashboard()}
          aria-label={t('Leave the slideshow')}
          title={t('Leave the slideshow')}
        >
          <Icon of={X} size={20} />
        </Control>
      )}
    </Bar>
  );
});
