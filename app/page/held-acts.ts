import { holdsModifier } from '../ui/keys.ts';
import { controlAt, controlsIn } from './controls.ts';

/** A press of the control at this place, or a key on it. */
type Act = { place: number; key?: string };

/**
 * Holds what a visitor presses in an island until it is awake. Links lead by themselves, and what is typed or chosen
 * stays in its field (`kept-fields.ts`). React may draw an island anew, where a browser has translated it: controls
 * are known by their place, and a press whose release found another one in its place counts as well.
 */
export function holdActs(element: HTMLElement) {
  const held: Act[] = [];
  let pressed: { control: HTMLElement; place: number } | undefined;

  const press = ({ target }: Event) => {
    const control = buttonAt(target);
    pressed = control && { control, place: controlsIn(element).indexOf(control) };
  };
  const release = ({ target }: Event) => {
    if (!pressed || pressed.control.isConnected || pressed.control.contains(asNode(target))) return;
    // Its click would fall on what both have around them.
    held.push({ place: pressed.place });
    pressed = undefined;
  };
  const hold = (event: Event) => {
    const control = buttonAt(event.target);
    if (!control) return;
    // With a modifier, an arrow is the browser's: the way back, a window.
    if (event instanceof KeyboardEvent && (!event.key.startsWith('Arrow') || holdsModifier(event)))
      return;
    const key = event instanceof KeyboardEvent ? event.key : undefined;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push({ place: controlsIn(element).indexOf(control), ...(key !== undefined && { key }) });
  };
  element.addEventListener('pointerdown', press, true);
  addEventListener('pointerup', release, true);
  element.addEventListener('click', hold, true);
  element.addEventListener('keydown', hold, true);

  function stop(): void {
    element.removeEventListener('pointerdown', press, true);
    removeEventListener('pointerup', release, true);
    element.removeEventListener('click', hold, true);
    element.removeEventListener('keydown', hold, true);
  }

  return {
    /** Each act on the control that stands in its place, in their order. */
    doAgain(): void {
      stop();
      for (const { place, key } of held.splice(0)) {
        const control = controlsIn(element)[place];
        if (key === undefined) control?.click();
        else control?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      }
    },
    /** A form that was to be sent is sent as without scripts; other buttons then do nothing. */
    doWithoutScripts(): void {
      stop();
      const submit = held
        .map(({ place }) => controlsIn(element)[place])
        .find((control) => control instanceof HTMLButtonElement && control.type === 'submit');
      if (submit instanceof HTMLButtonElement) submit.form?.requestSubmit(submit);
    },
  };
}

function buttonAt(target: EventTarget | null): HTMLElement | undefined {
  const control = controlAt(target);
  return control instanceof HTMLButtonElement ? control : undefined;
}

function asNode(target: EventTarget | null): Node | null {
  return target instanceof Node ? target : null;
}
