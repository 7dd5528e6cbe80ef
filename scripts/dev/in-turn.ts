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
