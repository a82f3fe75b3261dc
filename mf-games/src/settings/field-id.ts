/** The id of a field's control on the page. */
export const fieldId = (field: string): string => `setting-${field}`;
