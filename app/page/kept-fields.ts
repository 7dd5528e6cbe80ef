import { controlsIn } from './controls.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps what a visitor types and chooses in an island, and where the focus is: a browser's translation or an extension
 * may have changed it, so that React draws its parts anew, and a component that throws leaves what the server had
 * drawn.
 *
 * @returns what puts them back, in the fields that stand in their places then
 */
export function keepFields(element: HTMLElement): () => void {
  let controls = controlsIn(element);
  let values: readonly string[] = [];
  let focused = -1;
  const look = () => {
    controls = controlsIn(element);
    values = controls.filter(isField).map(({ value }) => value);
    const { activeElement } = document;
    focused = activeElement instanceof HTMLElement ? controls.indexOf(activeElement) : -1;
  };
  look();
  element.addEventListener('input', look, true);
  element.addEventListener('focusin', look, true);

  return () => {
    const drawn = controlsIn(element);
    for (const [place, field] of drawn.filter(isField).entries()) {
      const value = values[place];
      if (value !== undefined && field.value !== value) field.value = value;
    }
    const control = drawn.length === controls.length ? drawn[focused] : undefined;
    if (control && control !== controls[focused]) control.focus({ preventScroll: true });
  };
}

function isField(control: HTMLElement): control is Field {
  return 'value' in control && !(control instanceof HTMLButtonElement);
}
