/** The two fields that set a file: `{name}_media_uuid` and `{name}_media_extension`. */
export const mediaFields = (...names: readonly string[]): string[] =>
  names.flatMap((name) => [`${name}_media_uuid`, `${name}_media_extension`]);

/** The names of a tour's photos. */
export const TOUR_NAMES = ['tour_1', 'tour_2', 'tour_3', 'tour_4'];
