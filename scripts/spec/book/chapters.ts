import { parse } from 'yaml';
import { z } from 'zod';

const chapter = z.strictObject({
  id: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
  fr: z.string().min(1),
  en: z.string().min(1),
  /** Folders and files under features/, without `.feature`, in the order in which they are read. */
  features: z.array(z.string().min(1)).default([]),
  /** The chapter of those who build the site: what bears this tag stands there, and in no other. */
  technical: z.string().startsWith('@').optional(),
});
export type ChapterPlan = z.infer<typeof chapter>;

export function readChapters(text: string): ChapterPlan[] {
  return z.array(chapter).min(1).parse(parse(text));
}

/** The files of each chapter in the owner's order. Those that no chapter names come last, by folder. */
export function inChapters(
  plans: readonly ChapterPlan[],
  files: readonly string[],
): { plan: ChapterPlan; files: string[] }[] {
  const left = new Set([...files].sort());
  const planned = plans.map((plan) => {
    // A file named alone keeps its place, also when its folder stands before it.
    const named = plan.features.filter((name) => left.has(`features/${name}.feature`));
    const taken = plan.features.flatMap((name) => {
      if (named.includes(name)) return `features/${name}.feature`;
      return [...left].filter(
        (file) =>
          file.startsWith(`features/${name}/`) &&
          !isNamed(plans, file.slice(9, -'.feature'.length)),
      );
    });
    for (const file of taken) left.delete(file);
    return { plan, files: taken };
  });
  const others = Map.groupBy(left, (file) => file.split('/')[1] ?? '');
  const unplanned = [...others].map(([folder, rest]) => ({
    plan: { id: folder.replaceAll(/[^a-z-]/gu, '-'), fr: folder, en: folder, features: [folder] },
    files: rest,
  }));
  return [...planned, ...unplanned].filter((one) => one.files.length > 0);
}

function isNamed(plans: readonly ChapterPlan[], name: string): boolean {
  return plans.some(({ features }) => features.includes(name));
}
