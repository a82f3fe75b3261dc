export { ConfirmDialog as QuestionDialog } from '@waymark/ui';
