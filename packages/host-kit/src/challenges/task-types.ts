import { TASK_TYPE_NAMES, type Task } from '@waymark/contract';
import type { IconDrawing } from '@waymark/ui';
import {
  Box,
  Brain,
  Camera,
  Clapperboard,
  Flag,
  Image,
  ListChecks,
  Orbit,
  QrCode,
  Split,
  Sticker,
  Type,
  Video,
} from '@waymark/ui/icons';

/** The index is the code, as in `TASK_TYPE_NAMES`. */
const ICONS: readonly IconDrawing[] = [
  Type,
  Camera,
  Video,
  Sticker,
  QrCode,
  Brain,
  ListChecks,
  Box,
  Orbit,
  Image,
  Clapperboard,
  Split,
];

/** The icon of a completion type; a flag for unknown ones. */
export const typeIcon = (type: number | undefined): IconDrawing => ICONS[type ?? -1] ?? Flag;

/** The name of a completion type, to be translated. */
export const typeName = (type: number | undefined): string => TASK_TYPE_NAMES[type ?? -1] ?? 'Challenge';

/** The address of a challenge's photo; undefined if it has none. */
export const photoOf = ({ photo, assets }: Pick<Task, 'photo' | 'assets'>): string | undefined =>
  photo || assets?.photos.find(({ name }) => name === 'standard')?.url || undefined;
