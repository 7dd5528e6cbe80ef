import { controlsIn } from './controls.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps what a visitor types and chooses in an island, and where the focus is, while React takes it over: a browser's
 * translation or an extension may have changed it, so that React draws its parts anew.
 *
 * @returns what puts them back, in the fields that stand in their places
 */
export function keepFields(element: HTMLElement): () => void {
  const controls = controlsIn(element);
  let values: readonly (string | undefined)[] = [];
  let focused = -1;
  const look = () => {
    values = controls.map((control) => (isField(control) ? control.value : undefined));
    const { activeElement } = document;
    focused = activeElement instanceof HTMLElement ? controls.indexOf(activeElement) : -1;
  };
  look();
  element.addEventListener('input', look, true);
  element.addEventListener('focusin', look, true);

  return () => {
    element.removeEventListener('input', look, true);
    element.removeEventListener('focusin', look, true);
    const drawn = controlsIn(element);
    for (const [place, value] of values.entries()) {
      const field = drawn[place];
      if (value !== undefined && field && isField(field) && field.value !== value) {
        field.value = value;
      }
    }
    const control = drawn[focused];
    if (control && control !== controls[focused]) control.focus({ preventScroll: true });
  };
}

function isField(control: HTMLElement): control is Field {
  return 'value' in control && !(control instanceof HTMLButtonElement);
}
