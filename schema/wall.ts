import * as z from 'zod';

/** How the stones of a wall lie. */
export const bonds = [
  'rubble',
  'running',
  'stack',
  'header',
  'flemish',
  'english',
  'basket',
  'herringbone',
  'polygonal',
] as const;

/** How high its courses are. */
export const courses = ['even', 'fine', 'tall', 'alternating', 'diminishing'] as const;

/** How each stone is cut. */
export const cuts = ['plain', 'rustic', 'chamfered', 'tooled', 'diamond'] as const;

/** What the wall opens with. */
export const openings = [
  'none',
  'door',
  'ramp',
  'arch',
  'twin',
  'pillars',
  'niche',
  'gate',
  'window',
  'shutters',
  'ribbon',
  'shopfront',
  'counter',
  'slit',
  'oculus',
  'lunette',
  'shelves',
  'pigeonholes',
  'letterbox',
  'lattice',
  'tablet',
  'frontpage',
  'scaffold',
  'breach',
  'planter',
] as const;

/** How it ends above. */
export const tops = [
  'teeth',
  'level',
  'steps',
  'gable',
  'pediment',
  'sheds',
  'battlements',
] as const;

const optional = 'Absent: the simplest.';

/** A wall, as an editor asks for it: five words. */
const wall = z
  .strictObject({
    bond: z
      .enum(bonds)
      .describe(
        'How the stones lie. rubble: of all widths; running: each over a joint; stack: joint over joint; header: short ends only; flemish: long and short by turns; english: a row of long, a row of short; basket: pairs, crosswise; herringbone: slanting; polygonal: of many sides.',
      ),
    course: z
      .enum(courses)
      .optional()
      .describe(
        `How high the rows are. even, fine, tall; alternating: a high and a low one; diminishing: lower and lower. ${optional}`,
      ),
    opening: z
      .enum(openings)
      .optional()
      .describe(
        `What the wall opens with. For a way in: door, ramp, arch, twin (two arches in one), pillars, gate; for light: window, shutters, ribbon, shopfront, slit, oculus, lunette, lattice; for service: counter, letterbox; for keeping: niche, shelves, pigeonholes, tablet, frontpage (of a newspaper); on the site: scaffold, breach, planter. ${optional}`,
      ),
    cut: z
      .enum(cuts)
      .optional()
      .describe(
        `How each stone is cut. plain; rustic: raised; chamfered: without corners; tooled: with marks of the chisel; diamond: to a point. ${optional}`,
      ),
    top: z
      .enum(tops)
      .optional()
      .describe(
        `How the wall ends above. teeth: still being built; level: with a cornice; steps; gable; pediment; sheds: the roofs of a factory; battlements. ${optional}`,
      ),
  })
  .describe('A wall, drawn when the site is built.');
export type Wall = z.infer<typeof wall>;

/** The two walls of a page. */
export const walls = z
  .strictObject({
    opening: wall.describe('The wall at the top of the page, and on its social card.'),
    closing: wall
      .optional()
      .describe('The row of walls at the end of the page, on the footer. Absent: none.'),
  })
  .describe(
    'The walls of this page. No other page may have the same: two differ in two of the five words at least, one of them the opening or the top.',
  );
export type Walls = z.infer<typeof walls>;
