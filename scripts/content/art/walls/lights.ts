import { archOutline, box, boxes, type Carving, gap, inset, panes, voussoirs } from './carving.ts';
import { arc, block, corners, type Frame, outlineOf, type Point } from './stone.ts';

/** Openings for light, and those through which one is seen or served. */
export const lights = {
  /** A window with four panes, a lintel and a sill. */
  window(frame: Frame): Carving {
    const lintel = frame.height * 0.14;
    const sill = frame.height * 0.09;
    const light = {
      x: frame.x + frame.width * 0.06,
      y: frame.y + lintel + gap,
      width: frame.width * 0.88,
      height: frame.height - lintel - sill - 2 * gap,
    };
    return {
      hole: box(frame.x, frame.y, frame.width, frame.height),
      glass: boxes(panes(light, 2, 2, 5)),
      stones: [
        block(frame.x, frame.y, frame.width, lintel, 3),
        block(frame.x - 6, frame.y + frame.height - sill, frame.width + 12, sill, 3),
      ],
      accent: boxes(panes(light, 2, 2, 5)),
    };
  },

  /** A window whose shutters stand open. */
  shutters(frame: Frame): Carving {
    const side = frame.width * 0.26;
    const middle = inset(frame, side + gap, 0);
    const window = lights.window(middle);
    const slats = (x: number) =>
      panes({ x, y: frame.y, width: side, height: frame.height }, 1, 7, gap);
    const leaves = [frame.x, frame.x + frame.width - side].flatMap(slats);
    return {
      ...window,
      hole: box(frame.x, frame.y, frame.width, frame.height),
      stones: [
        ...(window.stones ?? []),
        ...leaves.map((leaf) => ({ points: corners(leaf), tone: 3 })),
      ],
      accent: boxes(leaves),
    };
  },

  /** A long row of panes: a ward, an office, a hall. */
  ribbon(frame: Frame): Carving {
    const sill = frame.height * 0.14;
    const light = inset({ ...frame, height: frame.height - sill }, gap * 2);
    const count = Math.max(4, Math.round((light.width / light.height) * 1.9));
    const all = panes(light, count, 1, 5);
    return {
      hole: box(frame.x, frame.y, frame.width, frame.height),
      glass: boxes(all),
      stones: [block(frame.x - 6, frame.y + frame.height - sill, frame.width + 12, sill, 3)],
      accent: boxes(all.slice(Math.floor(count / 2), Math.floor(count / 2) + 1)),
    };
  },

  /** A shop: an awning over a large pane, and a door. */
  shopfront(frame: Frame): Carving {
    const { x, y, width, height } = frame;
    const awning = height * 0.26;
    const stripes = Array.from({ length: 9 }, (_, index): Point[] => {
      const wide = width / 9;
      const flare = (part: number) => x - width * 0.05 + width * 1.1 * part;
      return [
        [x + index * wide, y],
        [x + (index + 1) * wide, y],
        [flare((index + 1) / 9), y + awning],
        ...arc([flare((index + 0.5) / 9), y + awning], (width * 1.1) / 18, 0, -180, 6),
        [flare(index / 9), y + awning],
      ];
    });
    const pane = {
      x: x + width * 0.04,
      y: y + awning + height * 0.13,
      width: width * 0.58,
      height: height * 0.42,
    };
    const door = {
      x: x + width * 0.68,
      y: pane.y,
      width: width * 0.26,
      height: height * 0.61 - gap,
    };
    return {
      hole: box(x, y, width, height),
      glass: boxes([...panes(pane, 3, 1, 5), door]),
      stones: [
        ...stripes.map((points, index) => ({ points, tone: index % 2 ? 0 : 3 })),
        block(x, pane.y + pane.height + gap * 2, width * 0.64, height * 0.17, 1),
      ],
      accent: stripes
        .filter((_, index) => index % 2 === 0)
        .map((points) => outlineOf(points))
        .join(''),
    };
  },

  /** A counter: who stands outside sees who answers. */
  counter(frame: Frame): Carving {
    const { x, y, width, height } = frame;
    const ledge = height * 0.12;
    const radius = width / 2;
    const rise = height * 0.3;
    const foot = y + height - ledge;
    const outline: Point[] = [
      ...arc([x + radius, y + rise], radius, 0, 180, 16).map(
        ([px, py]): Point => [px, y + rise - (y + rise - py) * (rise / radius)],
      ),
      [x, foot],
      [x + width, foot],
    ];
    const inside = outline.map(
      ([px, py]): Point => [
        x + radius + (px - x - radius) * 0.86,
        y + rise + (py - y - rise) * (py < y + rise ? 0.74 : 1) - (py > y + rise ? gap : 0),
      ],
    );
    return {
      hole: outlineOf(outline),
      glass: outlineOf(inside),
      stones: [
        block(x - width * 0.06, foot, width * 1.12, ledge, 3),
        block(x + width * 0.02, foot - height * 0.3, width * 0.035, height * 0.3 - gap, 2),
        block(x + width * 0.945, foot - height * 0.3, width * 0.035, height * 0.3 - gap, 2),
      ],
      accent: box(x + width * 0.4, foot - height * 0.09, width * 0.24, height * 0.09),
    };
  },

  /** A slit in a thick wall: one sees out, nobody sees in. */
  slit(frame: Frame): Carving {
    const { x, y, width, height } = frame;
    const narrow = width * 0.22;
    const middle = x + width / 2;
    const light = {
      x: middle - narrow / 2,
      y: y + height * 0.14,
      width: narrow,
      height: height * 0.74,
    };
    return {
      hole: box(x, y, width, height),
      glass: boxes([light]),
      stones: [
        block(x, y, width, height * 0.14 - gap, 3),
        {
          points: [
            [x, y + height * 0.14],
            [light.x - gap, light.y + height * 0.06],
            [light.x - gap, light.y + light.height - height * 0.06],
            [x, y + height * 0.88],
          ],
          tone: 1,
        },
        {
          points: [
            [x + width, y + height * 0.14],
            [light.x + narrow + gap, light.y + height * 0.06],
            [light.x + narrow + gap, light.y + light.height - height * 0.06],
            [x + width, y + height * 0.88],
          ],
          tone: 2,
        },
        block(x, y + height * 0.88 + gap, width, height * 0.12 - gap, 3),
      ],
      accent: boxes([light]),
    };
  },

  /** A round window. */
  oculus(frame: Frame): Carving {
    const radius = Math.min(frame.width, frame.height) / 2;
    const centre: Point = [frame.x + frame.width / 2, frame.y + frame.height / 2];
    const inner = radius * 0.7;
    const panes = [0, 90, 180, 270].map((from) =>
      outlineOf([
        ...arc(centre, inner - gap, from + 4, from + 86, 8),
        [
          centre[0] + Math.cos(((from + 45) * Math.PI) / 180) * 5,
          centre[1] - Math.sin(((from + 45) * Math.PI) / 180) * 5,
        ],
      ]),
    );
    return {
      hole: outlineOf(arc(centre, radius, 0, 352, 44)),
      glass: panes.join(''),
      stones: voussoirs(centre, { inner, outer: radius - gap }, 16, [0, 360]),
      accent: panes[0] ?? '',
    };
  },

  /** A half-round window low in the wall: the cellar of what stands above. */
  lunette(frame: Frame): Carving {
    const radius = Math.min(frame.width / 2, frame.height);
    const foot = frame.y + frame.height;
    const centre: Point = [frame.x + frame.width / 2, foot];
    const inner = radius * 0.72;
    return {
      hole: archOutline(centre, radius, foot),
      glass: [0, 60, 120]
        .map((from) =>
          outlineOf([
            ...arc(centre, inner - gap, from + 2, from + 58, 6),
            ...arc(centre, 8, from + 50, from + 10, 2),
          ]),
        )
        .join(''),
      stones: voussoirs(centre, { inner, outer: radius - gap }, 9),
      accent: outlineOf([...arc(centre, inner - gap, 62, 118, 6), ...arc(centre, 8, 110, 70, 2)]),
    };
  },

  /** A lattice: light passes, looks do not. */
  lattice(frame: Frame): Carving {
    const columns = Math.max(3, Math.round(frame.width / 44));
    const rows = Math.max(2, Math.round((frame.height * columns) / frame.width));
    const cells = panes(frame, columns, rows, 0);
    const rhombs = cells.map(({ x, y, width, height }): Point[] => [
      [x + width / 2, y + height * 0.14],
      [x + width * 0.86, y + height / 2],
      [x + width / 2, y + height * 0.86],
      [x + width * 0.14, y + height / 2],
    ]);
    const marked = rhombs[Math.floor(rhombs.length * 0.6)];
    return {
      hole: box(frame.x - gap, frame.y - gap, frame.width + 2 * gap, frame.height + 2 * gap),
      glass: rhombs.map((points) => outlineOf(points)).join(''),
      stones: cells.map((cell, index) => ({
        points: corners(inset(cell, gap / 2)),
        tone: (index + Math.floor(index / columns)) % 2,
      })),
      accent: marked ? outlineOf(marked) : '',
    };
  },
} satisfies Record<string, (frame: Frame) => Carving>;
