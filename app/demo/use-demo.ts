import { type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import { type ActionResult, initialDemoState, typedIn } from './action-result.ts';
import { type DemoEvent, type DemoState, demoReducer } from './demo-reducer.ts';
import { draftAddress } from './draft.ts';
import type { Typed } from './request.ts';
import { useDeliver } from './use-deliver.ts';

export type Demo = {
  state: DemoState;
  dispatch: (event: DemoEvent) => void;
  /** What the form holds at first: a form posted without JavaScript gives back what was typed. */
  typed: Typed;
  form: RefObject<HTMLFormElement | null>;
};

/** One demo request, from the first field to the confirmation, with all its effects. `formId`: the form's place. */
export function useDemo(formId: string, result: ActionResult | undefined): Demo {
  const [state, dispatch] = useReducer(demoReducer, result, initialDemoState);
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(() => typedIn(result));
  if (state.kind === 'sent' && typed !== blank) setTyped(blank);

  useSending(state, dispatch);
  useReturnByLink(formId, dispatch);
  useFocus(state, form);
  return { state, dispatch, form, typed };
}

const blank: Typed = {};

/** The reducer submits once, so that a double click sends once. */
function useSending(state: DemoState, dispatch: (event: DemoEvent) => void): void {
  const deliver = useDeliver();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a request is sent when it is submitted, not when the page's words change
  useEffect(() => {
    if (state.kind !== 'submitting') return;
    const stopAsking = askBeforeLeaving();
    deliver(state.request)
      // A draft that opens is no leaving.
      .finally(stopAsking)
      .then((delivery) => {
        if (delivery.draft) location.assign(draftAddress(delivery.draft));
        dispatch({ type: 'delivered', delivery });
      })
      .catch((reason) => {
        console.error(reason);
        dispatch({ type: 'failed' });
      });
    return stopAsking;
  }, [state]);
}

/** Another page would have nowhere to tell what became of the request, nor to keep its draft: the browser asks first. */
function askBeforeLeaving(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}

/** A link to the form, followed from the confirmation, leads to a blank form. */
function useReturnByLink(formId: string, dispatch: (event: DemoEvent) => void): void {
  useEffect(() => {
    const follow = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      const leadsHere = link?.pathname === location.pathname && link.origin === location.origin;
      if (leadsHere && link.hash === `#${formId}`) dispatch({ type: 'returned' });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [formId, dispatch]);
}

/** Focus goes to the first field of a form that was returned to. */
function useFocus(state: DemoState, form: RefObject<HTMLFormElement | null>): void {
  const before = useRef(state);
  useEffect(() => {
    const isReturn = before.current.kind === 'sent' && state.kind === 'editing';
    before.current = state;
    const [first] = form.current?.elements ?? [];
    if (isReturn && first instanceof HTMLElement) first.focus();
  }, [state, form]);
}
