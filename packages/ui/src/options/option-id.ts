/** The id of the option at `index` of a list, for aria-activedescendant. */
export const optionId = (list: string, index: number): string | undefined =>
  index < 0 ? undefined : `${list}-${index}`;
