import {
  createContext,
  type RefObject,
  useContext,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { useBlocker, useLocation } from 'react-router';
import { type ActionResult, initialDemoState, typedIn } from './action-result.ts';
import { type DemoEvent, type DemoState, demoReducer } from './demo-reducer.ts';
import type { Typed } from './request.ts';
import { useDeliver } from './use-deliver.ts';

export type Demo = {
  state: DemoState;
  dispatch: (event: DemoEvent) => void;
  /** What the form holds at first: a form posted without JavaScript gives back what was typed. */
  typed: Typed;
  form: RefObject<HTMLFormElement | null>;
};

const Context = createContext<Demo | undefined>(undefined);
export const DemoProvider = Context.Provider;

/** The request being made on this page. Throws outside of <DemoPage>. */
export function useDemoRequest(): Demo {
  const demo = useContext(Context);
  if (!demo) throw new Error('useDemoRequest is for components inside <DemoPage>');
  return demo;
}

/** One demo request, from the first field to the confirmation, with all its effects. */
export function useDemo(result: ActionResult | undefined): Demo {
  const [state, dispatch] = useReducer(demoReducer, result, initialDemoState);
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(() => typedIn(result));
  if (state.kind === 'sent' && typed !== blank) setTyped(blank);

  useSending(state, dispatch);
  useStayWhile(state.kind === 'submitting');
  useReturnByLink(dispatch);
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
    deliver(state.request).then(
      (draft) => dispatch({ type: 'delivered', ...(draft !== undefined && { draft }) }),
      (reason) => {
        console.error(reason);
        dispatch({ type: 'failed' });
      },
    );
  }, [state]);
}

/** Another page would have nowhere to tell what became of the request, nor to keep its draft. */
function useStayWhile(isSending: boolean): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isSending && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
}

/** A link to the form, followed from the confirmation, leads to a blank form. */
function useReturnByLink(dispatch: (event: DemoEvent) => void): void {
  const { key } = useLocation();
  const arrived = useRef(key);
  useEffect(() => {
    if (arrived.current === key) return;
    arrived.current = key;
    dispatch({ type: 'returned' });
  }, [key, dispatch]);
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
