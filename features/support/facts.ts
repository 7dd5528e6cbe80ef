import { z } from 'zod';
import { readYaml } from '../../scripts/test/yaml-files.ts';

const figuresFile = z.record(
  z.string(),
  z.looseObject({ value: z.number(), max: z.number().optional() }),
);

/** The numbers of a fact of content/figures.yaml. */
export function numbersOfFact(id: string): number[] {
  const fact = readYaml('content/figures.yaml', figuresFile)[id];
  if (!fact) throw new Error(`content/figures.yaml has no fact "${id}".`);
  return [fact.value, ...(fact.max === undefined ? [] : [fact.max])].map(Math.abs);
}

/** The numbers that a text writes, in French or in English. */
export function numbersIn(text: string): number[] {
  const found = text.match(/\d+(?:[\s.,]\d+)*/gu) ?? [];
  return found.map((number) =>
    Number(number.replaceAll(/[\s.,](?=\d{3}(?:\D|$))/gu, '').replace(',', '.')),
  );
}
