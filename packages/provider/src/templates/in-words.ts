import { answersIn } from '@waymark/contract';
import type { Template, TemplateTask, TemplateWords } from './template-file';

/** A template with its texts in another language. */
export function inWords(template: Template, { name, text, description, tasks }: TemplateWords): Template {
  return {
    ...template,
    name,
    text,
    game: { ...template.game, description },
    tasks: template.tasks.map((task, index) => ({
      ...task,
      ...tasks[index],
      ...(task.after?.answers
        ? { after: { ...task.after, answers: translatedWays(task.after, template, tasks) } }
        : {}),
    })),
  };
}

/** The split-path choices that lead to a challenge, in the translated wording. */
function translatedWays(
  { number, answers = [] }: NonNullable<TemplateTask['after']>,
  template: Template,
  tasks: TemplateWords['tasks'],
): string[] {
  const choices = (task: { multiplechoice?: string | undefined } | undefined) => answersIn(task?.multiplechoice ?? '');
  const [from, to] = [choices(template.tasks[number - 1]), choices(tasks[number - 1])];
  return answers.map((answer) => to[from.indexOf(answer)] ?? answer);
}
