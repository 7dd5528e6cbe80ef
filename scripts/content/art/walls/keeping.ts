import type { Random } from '../random.ts';
import { archOutline, box, boxes, type Carving, gap, inset, panes } from './carving.ts';
import { block, corners, type Frame, outlineOf, type Point, type Stone } from './stone.ts';

/** Openings in which things are kept, written or grown, and those of a building site. */
export const keeping = {
  /** A niche with somebody in it, made of three stones. */
  niche(frame: Frame): Carving {
    const radius = frame.width / 2;
    const foot = frame.y + frame.height;
    const centre: Point = [frame.x + radius, frame.y + radius];
    const sill = frame.height * 0.1;
    const body = { wide: frame.width * 0.42, high: frame.height * 0.4 };
    const ground = foot - sill - gap;
    const head = frame.width * 0.24;
    return {
      hole: archOutline(centre, radius, foot),
      glass: archOutline(centre, radius - gap, ground),
      stones: [block(frame.x - 5, foot - sill, frame.width + 10, sill, 3)],
      inside: [
        block(centre[0] - body.wide / 2, ground - body.high, body.wide, body.high, 0),
        block(centre[0] - head / 2, ground - body.high - head - gap, head, head, 0),
      ],
      accent:
        box(centre[0] - body.wide / 2, ground - body.high, body.wide, body.high) +
        box(centre[0] - head / 2, ground - body.high - head - gap, head, head),
    };
  },

  /** Shelves of books. */
  shelves(frame: Frame, random: Random): Carving {
    const inside = inset(frame, gap * 2);
    const boards = Math.max(1, Math.round(frame.height / 105));
    const decks = panes(inside, 1, boards, 9);
    const books: Stone[] = [];
    for (const deck of decks) {
      let x = deck.x + 4;
      while (x < deck.x + deck.width - 22) {
        const width = Math.round(deck.height * (0.13 + 0.14 * random()));
        const height = deck.height * (0.6 + 0.3 * random());
        if (random() > 0.1)
          books.push(
            block(x, deck.y + deck.height - height, width - 2, height, Math.floor(random() * 4)),
          );
        x += width;
      }
    }
    const marked = books[Math.floor(books.length * 0.55)];
    return {
      hole: box(frame.x, frame.y, frame.width, frame.height),
      glass: boxes(decks),
      inside: books,
      accent: marked ? outlineOf(marked.points) : '',
    };
  },

  /** A wall of pigeonholes, some of them filled: each thing has its place. */
  pigeonholes(frame: Frame, random: Random): Carving {
    const columns = Math.max(2, Math.round(frame.width / 62));
    const rows = Math.max(2, Math.round(frame.height / 62));
    const cells = panes(frame, columns, rows, 8);
    const filled = cells
      .filter(() => random() > 0.45)
      .map((cell) => {
        const height = cell.height * (0.3 + 0.4 * random());
        return block(
          cell.x + cell.width * 0.18,
          cell.y + cell.height - height,
          cell.width * 0.64,
          height,
          1,
        );
      });
    const marked = filled[Math.floor(filled.length / 2)];
    return {
      hole: box(frame.x - 8, frame.y - 8, frame.width + 16, frame.height + 16),
      glass: boxes(cells),
      stones: [
        ...panes(inset(frame, -8), 1, rows + 1, 0).map((row, index) =>
          block(row.x, frame.y - 8 + index * ((frame.height + 8) / rows), row.width, 5, 3),
        ),
      ],
      inside: filled,
      accent: marked ? outlineOf(marked.points) : '',
    };
  },

  /** A slot for letters; in one of them stands a letter. */
  letterbox({ x, y, width, height }: Frame): Carving {
    const slot = {
      x: x + width * 0.16,
      y: y + height * 0.42,
      width: width * 0.68,
      height: height * 0.16,
    };
    return {
      hole: box(x, y, width, height),
      glass: boxes([slot]),
      stones: [
        { points: corners({ x, y, width: width - gap, height: height * 0.42 - gap }), tone: 1 },
        {
          points: corners({
            x,
            y: y + height * 0.58 + gap,
            width: width - gap,
            height: height * 0.42 - gap * 2,
          }),
          tone: 2,
        },
        block(x, slot.y, width * 0.16 - gap, slot.height, 3),
        block(x + width * 0.84 + gap, slot.y, width * 0.16 - gap * 2, slot.height, 3),
      ],
      accent: outlineOf([
        [slot.x + slot.width * 0.16, slot.y - height * 0.26],
        [slot.x + slot.width * 0.9, slot.y - height * 0.2],
        [slot.x + slot.width * 0.84, slot.y + slot.height * 0.6],
        [slot.x + slot.width * 0.1, slot.y + slot.height * 0.6],
      ]),
    };
  },

  /** A tablet with lines cut into it. */
  tablet(frame: Frame): Carving {
    const { x, y, width, height } = frame;
    const page = inset(frame, width * 0.1, height * 0.08);
    const count = Math.max(3, Math.round(height / 34));
    const lines = panes(
      inset(page, page.width * 0.1, page.height * 0.1),
      1,
      count,
      page.height * 0.075,
    );
    const written = lines.map((line, index) => ({
      ...line,
      height: line.height * 0.55,
      width: index === 0 ? line.width * 0.5 : index === count - 1 ? line.width * 0.66 : line.width,
    }));
    return {
      hole: box(x, y, width, height),
      glass: boxes(written.slice(1)),
      stones: [
        block(x, y, width, height * 0.08 - gap, 3),
        { points: corners({ ...page, x, width }), tone: 0 },
        block(x - 5, y + height * 0.92 + gap, width + 10, height * 0.08 - gap, 3),
      ],
      accent: boxes(written.slice(0, 1)),
    };
  },

  /** The front page of a newspaper: its name, a picture, and columns. */
  frontpage({ x, y, width, height }: Frame): Carving {
    const page = inset({ x, y, width, height }, width * 0.09, height * 0.07);
    const name = { ...page, height: page.height * 0.12 };
    const below = { ...page, y: page.y + page.height * 0.2, height: page.height * 0.8 };
    const picture = { ...below, width: below.width * 0.645, height: below.height * 0.44 };
    const count = Math.max(6, Math.round(below.height / 22));
    const columns = panes(below, 3, 1, below.width * 0.065).flatMap((column, index) => {
      const lines = panes(column, 1, count, (column.height * 0.45) / count);
      return index === 2 ? lines : lines.filter((line) => line.y > picture.y + picture.height);
    });
    return {
      hole: box(x, y, width, height),
      glass: boxes([picture, ...columns]),
      stones: [{ points: corners({ x, y, width, height }), tone: 0 }],
      accent: boxes([name]),
    };
  },

  /** Poles and planks before an unfinished wall, and the holes that hold them. */
  scaffold({ x, y, width, height }: Frame): Carving {
    const thick = Math.max(3, height / 52);
    const poles = [0.08, 0.5, 0.92].map((part) =>
      box(x + width * part - thick / 2, y - height * 0.08, thick, height * 1.08),
    );
    const levels = [0.1, 0.42, 0.74].map((part) => y + height * part);
    const planks = levels.map((level) => box(x - width * 0.02, level, width * 1.04, thick * 1.3));
    const holes = levels.flatMap((level) =>
      [0.22, 0.36, 0.64, 0.78].map((part) =>
        box(x + width * part, level + height * 0.1, thick * 2.4, thick * 2.4),
      ),
    );
    const brace = (from: number, to: number, top: number, bottom: number) =>
      outlineOf([
        [x + width * from, bottom],
        [x + width * to, top],
        [x + width * to + thick, top],
        [x + width * from + thick, bottom],
      ]);
    const [high = y, middle = y, low = y] = levels;
    const stone = height * 0.075;
    return {
      hole: holes.join(''),
      glass: [
        ...poles,
        ...planks,
        brace(0.08, 0.5, middle, low),
        brace(0.92, 0.5, high, middle),
      ].join(''),
      accent:
        box(x + width * 0.2, high - stone, stone * 1.9, stone - gap) +
        box(x + width * 0.2 + stone * 2, high - stone, stone, stone - gap),
    };
  },

  /** A hole where stones are missing, and one that has come loose. */
  breach({ x, y, width, height }: Frame): Carving {
    const at = (px: number, py: number): Point => [x + width * px, y + height * py];
    const loose = (px: number, py: number, turn: number): Point[] => {
      const [cx, cy] = at(px, py);
      const [w, h] = [width * 0.15, height * 0.055];
      return corners({ x: -w, y: -h, width: 2 * w, height: 2 * h }).map(
        ([dx, dy]): Point => [
          cx + dx * Math.cos(turn) - dy * Math.sin(turn),
          cy + dx * Math.sin(turn) + dy * Math.cos(turn),
        ],
      );
    };
    const steps = [
      [0.2, 0.22],
      [0.42, 0.22],
      [0.42, 0.12],
      [0.74, 0.12],
      [0.74, 0.24],
      [0.92, 0.24],
      [0.92, 0.46],
      [0.82, 0.46],
      [0.82, 0.6],
      [0.94, 0.6],
      [0.94, 0.7],
      [0.14, 0.7],
      [0.14, 0.58],
      [0.06, 0.58],
      [0.06, 0.36],
      [0.2, 0.36],
    ] as const;
    const hole = outlineOf(steps.map(([px, py]) => at(px, py)));
    return {
      hole,
      through: hole,
      stones: [{ points: loose(0.4, 0.64, 0), tone: 2 }],
      accent: outlineOf(loose(0.56, 0.5, -0.42)),
    };
  },

  /** A pocket in the wall, with what grows in it. */
  planter({ x, y, width, height }: Frame): Carving {
    const sill = height * 0.2;
    const foot = y + height - sill - gap;
    const leaves = [0.06, 0.26, 0.48, 0.7].map((part, index): Frame => {
      const high = height * (0.5 + 0.16 * ((index * 7) % 4));
      return { x: x + width * part, y: foot - high, width: width * 0.2, height: high };
    });
    return {
      hole: box(x, y + height * 0.15, width, height * 0.85),
      stones: [block(x - 5, y + height - sill, width + 10, sill, 3)],
      green: boxes(leaves),
    };
  },
} satisfies Record<string, (frame: Frame, random: Random) => Carving>;
