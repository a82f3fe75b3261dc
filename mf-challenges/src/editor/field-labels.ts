import { useTranslate } from '@waymark/host-kit';
import { useCallback } from 'react';
import { TASK_FIELDS, type TaskField } from './task-fields';

/** The labels of the editor's fields. */
export function useFieldLabel(): (field: TaskField) => string {
  const t = useTranslate();
  return useCallback((field: TaskField) => t(TASK_FIELDS[field].label, { n: numberOf(field) }), [t]);
}

const numberOf = (field: TaskField): number => {
  const row = TASK_FIELDS[field];
  return 'n' in row ? row.n : 1;
};
