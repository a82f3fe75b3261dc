/** The two fields by which a file is written: `{name}_media_uuid` and `{name}_media_extension`. */
export const mediaFields = (...names: readonly string[]): string[] =>
  names.flatMap((name) => [`${name}_media_uuid`, `${name}_media_extension`]);

/** The names of a tour's pictures. */
export const TOUR_NAMES = ['tour_1', 'tour_2', 'tour_3', 'tour_4'];
