import { type Command, doAttribute } from './names.ts';
import type { SettingsPlan } from './settings.ts';

/** The dialog in which a visitor decides by category, and the form inside. */
export function buildSettings(plan: SettingsPlan): {
  dialog: HTMLDialogElement;
  form: HTMLFormElement;
} {
  const { classes } = plan;
  const title = element('h2', { id: 'cookie-settings-title', class: classes.title }, plan.title);
  const categories = plan.categories.map((category) => categoryItem(category, classes));
  const leave: Command = 'leave';
  const form = element(
    'form',
    { method: 'dialog' },
    title,
    element('ul', { class: classes.categories }, ...categories),
    element(
      'div',
      { class: classes.actions },
      element('button', { type: 'submit', class: classes.save }, plan.save),
      element('button', { type: 'button', class: classes.leave, [doAttribute]: leave }, plan.leave),
    ),
  );
  const named = { class: classes.dialog, 'aria-labelledby': title.id, closedby: 'any' };
  return { dialog: element('dialog', named, form), form };
}

type Category = SettingsPlan['categories'][number];

function categoryItem({ name, label, text }: Category, classes: SettingsPlan['classes']) {
  const textId = `cookie-settings-${name}`;
  const input = element('input', {
    type: 'checkbox',
    role: 'switch',
    name,
    'aria-describedby': textId,
  });
  // Specification, section 4: essential cookies are required and locked.
  const essential = name === 'essential';
  input.disabled = essential;
  input.checked = essential;
  return element(
    'li',
    { class: classes.category },
    element('label', { class: classes.name }, label, input),
    element('p', { id: textId, class: classes.text }, text),
  );
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string | undefined>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value ?? '');
  made.append(...children);
  return made;
}
