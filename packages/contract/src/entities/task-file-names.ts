/** The names of a challenge's files. */
export const TASK_ASSET_NAMES = [
  'standard',
  'overlay',
  'arrival_image',
  'arrival_video',
  'reward',
  'correct',
  'incorrect',
  'ya',
  'naw',
  'tour_1',
  'tour_2',
  'tour_3',
  'tour_4',
] as const;
/** The name of a challenge's file. */
export type TaskAssetName = (typeof TASK_ASSET_NAMES)[number];
/** Names of videos; the others are photos. */
export const TASK_VIDEO_NAMES: readonly TaskAssetName[] = ['arrival_video', 'ya', 'naw'];
