import { SiteWorld } from './world.ts';

type Code = (this: unknown, ...args: unknown[]) => unknown;
type Step = (world: SiteWorld) => unknown;

/**
 * Where the browser itself crashes, the scenario begins again, once, in a fresh browser and a fresh world,
 * and says so. Nothing else begins again here: what a step expects in vain fails at once.
 */
class Playing {
  world: SiteWorld;
  readonly #steps: Step[] = [];
  #hasBegunAgain = false;

  constructor(world: SiteWorld) {
    this.world = world;
  }

  async play(step: Step): Promise<unknown> {
    this.#steps.push(step);
    try {
      return await step(this.world);
    } catch (error) {
      if (!this.world.hasCrashed(error) || this.#hasBegunAgain) throw error;
      this.#hasBegunAgain = true;
      this.world = await this.world.beginAgain();
      let result: unknown;
      for (const one of this.#steps) result = await one(this.world);
      return result;
    }
  }
}

const playing = new WeakMap<SiteWorld, Playing>();

/** A definition of a step or a hook, in the world in which its scenario goes on. */
export function restartAfterCrash(code: Code): Code {
  return function restarting(this: unknown, ...args) {
    if (!(this instanceof SiteWorld)) return code.apply(this, args);
    const scenario = playing.get(this) ?? new Playing(this);
    playing.set(this, scenario);
    if (isOfHook(args)) return code.apply(scenario.world, args);
    return scenario.play((world) => code.apply(world, args));
  };
}

/** Hooks are told of their scenario, steps of what their sentence says. */
function isOfHook([first]: unknown[]): boolean {
  return typeof first === 'object' && first !== null && 'pickle' in first;
}
