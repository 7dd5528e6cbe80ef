import {
  archOutline,
  box,
  boxes,
  type Carving,
  gap,
  inset,
  jambs,
  panes,
  voussoirs,
} from './carving.ts';
import { block, type Frame, outlineOf, type Stone } from './stone.ts';

/** Openings that one walks through. */
export const waysIn = {
  /** A door ajar, its lintel and its step. */
  door(frame: Frame): Carving {
    const thick = frame.width * 0.16;
    const lintel = frame.height * 0.12;
    const leaf = {
      x: frame.x + thick + gap,
      y: frame.y + lintel + gap,
      width: frame.width - 2 * thick - 2 * gap,
      height: frame.height - lintel - gap,
    };
    return {
      hole: box(frame.x, frame.y, frame.width, frame.height),
      glass: boxes([leaf]),
      stones: [
        block(frame.x - thick * 0.3, frame.y, frame.width + thick * 0.6, lintel - gap, 3),
        ...jambs({ ...frame, y: frame.y + lintel, height: frame.height - lintel }, thick, 6),
      ],
      accent: outlineOf([
        [leaf.x, leaf.y],
        [leaf.x + leaf.width * 0.62, leaf.y + leaf.height * 0.06],
        [leaf.x + leaf.width * 0.62, leaf.y + leaf.height],
        [leaf.x, leaf.y + leaf.height],
      ]),
    };
  },

  /** A door above the ground, and the slope that leads to it: nobody climbs a step. */
  ramp(frame: Frame): Carving {
    const { x, y, width, height } = frame;
    const rise = height * 0.2;
    const door = waysIn.door({
      x: x + width * 0.62,
      y,
      width: width * 0.34,
      height: height - rise,
    });
    const foot = y + height;
    const slope = outlineOf([
      [x, foot],
      [x + width * 0.6, foot - rise],
      [x + width, foot - rise],
      [x + width, foot],
    ]);
    const rails = Array.from({ length: 6 }, (_, index) => {
      const at = x + width * (0.06 + index * 0.1);
      return box(at, foot - rise * ((at - x) / (width * 0.6)) - height * 0.17, 4, height * 0.17);
    });
    const rail = outlineOf([
      [x + width * 0.04, foot - height * 0.19],
      [x + width * 0.6, foot - rise - height * 0.18],
      [x + width * 0.6, foot - rise - height * 0.165],
      [x + width * 0.04, foot - height * 0.175],
    ]);
    return { ...door, hole: door.hole, glass: `${door.glass}${slope}${rails.join('')}${rail}` };
  },

  /** A round arch, open to the other side. */
  arch(frame: Frame): Carving {
    const radius = frame.width / 2;
    const ring = radius * 0.26;
    const centre = [frame.x + radius, frame.y + radius] as const;
    const foot = frame.y + frame.height;
    const below = { ...frame, y: centre[1], height: frame.height - radius };
    return {
      hole: archOutline(centre, radius, foot),
      through: archOutline(centre, radius - ring - gap, foot),
      stones: [
        ...voussoirs(centre, { inner: radius - ring, outer: radius - gap }, 9),
        ...jambs({ ...below, y: below.y + gap }, ring, 5),
      ],
      accent: voussoirOf(centre, radius, ring),
    };
  },

  /** Two arches under one: two crafts, one work. */
  twin(frame: Frame): Carving {
    const radius = frame.width / 2;
    const ring = radius * 0.17;
    const [cx, cy] = [frame.x + radius, frame.y + radius];
    const foot = frame.y + frame.height;
    const room = radius - ring;
    const small = room / 2 - gap;
    const spring = cy + radius * 0.22;
    const centres = [cx - room / 2, cx + room / 2];
    return {
      hole: archOutline([cx, cy], radius, foot),
      glass: `${centres.map((x) => archOutline([x, spring], small - gap * 2, foot)).join('')}${outlineOf(circle(cx, cy - radius * 0.28, radius * 0.2))}`,
      stones: [
        { points: halfDisc(cx, cy, room - gap, foot), tone: 0 },
        ...voussoirs([cx, cy], { inner: radius - ring, outer: radius - gap }, 11),
        ...jambs({ ...frame, y: cy + gap, height: frame.height - radius }, ring, 5),
      ],
      accent: voussoirOf([cx, cy], radius, ring),
    };
  },

  /** Columns that bear one beam. */
  pillars(frame: Frame): Carving {
    const { x, y, width, height } = frame;
    const beam = height * 0.13;
    const drums = 5;
    const shaft = { top: y + beam + height * 0.05, bottom: y + height - height * 0.05 };
    const drum = (shaft.bottom - shaft.top) / drums;
    const wide = width * 0.34;
    const left = x + (width - wide) / 2;
    const column: Stone[] = [
      block(left - wide * 0.25, y + beam, wide * 1.5, height * 0.05 - gap, 3),
      block(left - wide * 0.25, shaft.bottom, wide * 1.5, height * 0.05, 3),
      ...Array.from({ length: drums }, (_, row) =>
        block(left, shaft.top + row * drum, wide, drum - gap, 1 + (row % 2)),
      ),
    ];
    return {
      hole: box(x, y, width, height),
      glass: box(x, y + beam, width, height - beam),
      stones: [block(x, y, width - gap, beam - gap, 2)],
      inside: column,
      accent: box(left, shaft.top + drum * 2, wide, drum - gap),
    };
  },

  /** A gate whose bars are half raised: nothing passes before it is let through. */
  gate(frame: Frame): Carving {
    const arch = waysIn.arch(frame);
    const ring = frame.width * 0.13 + gap;
    const inside = inset(frame, ring, ring);
    const bars = panes({ ...inside, height: frame.height * 0.62 }, 6, 1, inside.width * 0.09);
    const low = inside.y + frame.height * 0.62;
    const spikes = bars.slice(0, -1).map((bar) => {
      const at = bar.x + bar.width;
      const wide = inside.width * 0.09;
      const top =
        inside.y +
        (inside.width * 0.12 * Math.abs(at + wide / 2 - inside.x - inside.width / 2)) /
          (inside.width / 5);
      return outlineOf([
        [at, top],
        [at + wide, top],
        [at + wide, low],
        [at + wide / 2, low + wide * 1.6],
        [at, low],
      ]);
    });
    const across = [0.34, 0.56, 0.78].map((part) =>
      box(inside.x, inside.y + frame.height * 0.62 * part, inside.width, inside.width * 0.05),
    );
    return { ...arch, bars: [...spikes, ...across].join('') };
  },
} satisfies Record<string, (frame: Frame) => Carving>;

function voussoirOf(centre: readonly [number, number], radius: number, ring: number): string {
  const key = voussoirs(centre, { inner: radius - ring, outer: radius - gap }, 9)[4];
  return key ? outlineOf(key.points) : '';
}

function circle(x: number, y: number, radius: number) {
  return Array.from({ length: 20 }, (_, index) => {
    const angle = (index * Math.PI) / 10;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
  });
}

function halfDisc(x: number, y: number, radius: number, foot: number) {
  return [
    ...circle(x, y, radius)
      .filter(([, py]) => py <= y + 1)
      .toSorted(([a], [b]) => b - a),
    [x - radius, foot],
    [x + radius, foot],
  ] as const;
}
