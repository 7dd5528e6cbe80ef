export type InTurn = <Answer>(task: () => Promise<Answer>) => Promise<Answer>;

/** Runs tasks one after the other, in the order in which they come; one that fails stops no other. */
export function makeInTurn(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const done = last.then(task, task);
    last = done.catch(() => undefined);
    return done;
  };
}

/** Runs a task in its turn; who asks for it before it begins is given the same answer. */
export function makeShared<Answer>(inTurn: InTurn, task: () => Promise<Answer>) {
  let next: Promise<Answer> | undefined;
  return (): Promise<Answer> => {
    next ??= inTurn(() => {
      next = undefined;
      return task();
    });
    return next;
  };
}
