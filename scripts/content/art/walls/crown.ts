import type { Wall } from '#schema/wall.ts';
import { block, type Point, type Stone } from './stone.ts';

/** Where a wall ends above: its outline from left to right, and the stones that cover it. */
export type Crown = { line: readonly Point[]; coping: readonly Stone[] };
/** The room above a wall: from its body's left to its right, from the highest point to the eaves. */
export type Room = {
  left: number;
  right: number;
  high: number;
  low: number;
  thick: number;
  /** How often the outline is repeated. */
  times: number;
};

const gap = 3;

/** The outline of a top. */
export function crown(top: NonNullable<Wall['top']>, room: Room): Crown {
  return crowns[top](room);
}

const crowns: Record<NonNullable<Wall['top']>, (room: Room) => Crown> = {
  teeth: ({ left, right, high, low }) => ({
    line: [
      [left, low],
      [right, high - (low - high) * 0.4],
    ],
    coping: [],
  }),
  level({ left, right, high, thick }) {
    const count = Math.round((right - left) / (thick * 1.5));
    const wide = (right - left) / count;
    return {
      line: [
        [left, high + thick * 2],
        [right, high + thick * 2],
      ],
      coping: [
        block(left - thick, high, right - left + thick, thick - gap, 3),
        ...Array.from({ length: count }, (_, index) =>
          block(left + index * wide, high + thick, wide * 0.6, thick - gap, 2),
        ),
      ],
    };
  },
  steps({ left, right, high, low, thick, times }) {
    const count = 5 * times;
    const wide = (right - left) / count;
    const rise = (low - high) / (count - 1);
    const treads = Array.from({ length: count }, (_, index) => ({
      x: left + index * wide,
      y: low - index * rise,
    }));
    return {
      line: treads.flatMap(({ x, y }): Point[] => [
        [x, y + thick],
        [x + wide, y + thick],
      ]),
      coping: treads.map(({ x, y }) => block(x - thick / 2, y, wide + thick / 2, thick - gap, 3)),
    };
  },
  gable: (room) => repeated(room, roof),
  pediment: (room) =>
    repeated({ ...room, high: room.high + (room.low - room.high) * 0.25 }, temple),
  sheds: (room) => repeated(room, shed),
  battlements({ left, right, high, thick, times }) {
    const count = 5 * times;
    const pitch = (right - left) / (count - 0.4);
    const merlons = Array.from({ length: count }, (_, index) => left + index * pitch);
    const foot = high + thick * 2.6;
    return {
      line: merlons.flatMap((x): Point[] => [
        [x, high + thick],
        [x + pitch * 0.6, high + thick],
        [x + pitch * 0.6, foot],
        [x + pitch, foot],
      ]),
      coping: merlons.map((x) => block(x - 4, high, pitch * 0.6 + 8, thick - gap, 3)),
    };
  },
};

type Bay = { left: number; right: number; high: number; low: number; thick: number };

function repeated({ left, right, times, ...rest }: Room, one: (bay: Bay) => Crown): Crown {
  const wide = (right - left) / times;
  const made = Array.from({ length: times }, (_, index) =>
    one({ ...rest, left: left + index * wide, right: left + (index + 1) * wide }),
  );
  return { line: made.flatMap(({ line }) => line), coping: made.flatMap(({ coping }) => coping) };
}

/** Two slopes, covered stone by stone. */
function roof({ left, right, high, low, thick }: Bay): Crown {
  const apex: Point = [(left + right) / 2, high];
  return {
    line: [
      [left, low + thick],
      [apex[0], high + thick],
      [right, low + thick],
    ],
    coping: [...slope([left, low], apex, thick, 6), ...slope(apex, [right, low], thick, 6)],
  };
}

/** A low roof on a straight cornice. */
function temple(bay: Bay): Crown {
  const { left, right, low, thick } = bay;
  const { line, coping } = roof({ ...bay, low: low - thick });
  return { line, coping: [...coping, block(left, low + gap, right - left, thick - gap, 3)] };
}

/** A steep side to the light and a long slope. */
function shed({ left, right, high, low, thick }: Bay): Crown {
  return {
    line: [
      [left, low + thick],
      [left, high + thick],
      [right, low + thick],
    ],
    coping: [
      ...slope([left, high], [right, low], thick, 5),
      block(left, high + thick + gap, thick * 0.8, low - high - gap, 3),
    ],
  };
}

function slope(from: Point, to: Point, thick: number, count: number): Stone[] {
  const part = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ];
  const open = gap / Math.hypot(to[0] - from[0], to[1] - from[1]);
  return Array.from({ length: count }, (_, index) => {
    const [ax, ay] = part(index / count + open / 2);
    const [bx, by] = part((index + 1) / count - open / 2);
    return {
      points: [
        [ax, ay],
        [bx, by],
        [bx, by + thick - gap],
        [ax, ay + thick - gap],
      ],
      tone: 2 + (index % 2),
    };
  });
}
