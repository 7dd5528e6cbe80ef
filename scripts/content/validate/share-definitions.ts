/** A JSON Schema, or a part of one. */
export type JsonSchema = { [keyword: string]: unknown };

/** Shorter parts are written where they stand: a reference would not be easier to read. */
const minSharedCharacters = 80;

/** Keywords whose value is a schema, a list of schemas, or schemas by name. */
const single = ['items', 'additionalProperties', 'propertyNames'];
const lists = ['items', 'anyOf', 'oneOf', 'allOf'];
const named = ['properties'];

/**
 * Moves what several schemas repeat into definitions of one file, and refers to them there. A part
 * that differs in its description alone keeps it beside the reference, for editors to show.
 */
export function shareDefinitions(
  schemas: ReadonlyMap<string, JsonSchema>,
  file: string,
): { schemas: Map<string, JsonSchema>; definitions: JsonSchema } {
  const times = countParts(schemas.values());
  const timesOf = (part: JsonSchema) => times.get(JSON.stringify(part)) ?? 1;
  const isShared = (part: JsonSchema) =>
    timesOf(part) > 1 && JSON.stringify(part).length >= minSharedCharacters;
  const definitions: JsonSchema = {};
  const nameOf = new Map<string, string>();

  function refer(part: JsonSchema, suggested: string): JsonSchema {
    const key = JSON.stringify(part);
    let name = nameOf.get(key);
    if (name === undefined) {
      name = freeName(suggested, definitions);
      nameOf.set(key, name);
      // The name is taken before its parts are named.
      definitions[name] = {};
      definitions[name] = share(part, suggested, true);
    }
    return { $ref: `${file}#/definitions/${name}` };
  }

  function share(part: JsonSchema, suggested: string, isDefinition = false): JsonSchema {
    const name = kindOf(part) ?? suggested;
    if (!isDefinition && isShared(part)) return refer(part, name);
    const { description, ...rest } = part;
    // Where the description is always the same, it belongs to the definition.
    const isDescribedAnew = description !== undefined && timesOf(rest) > timesOf(part);
    if (isDescribedAnew && isShared(rest)) {
      return { description, allOf: [refer(rest, name)] };
    }
    return mapParts(part, (inner, key) => share(inner, key ?? name));
  }

  const shared = new Map(
    [...schemas].map(([name, schema]) => [name, share(schema, name, true)] as const),
  );
  return { schemas: shared, definitions };
}

/** How often each part stands in the schemas, with and without its description; parts of a repeated part once. */
function countParts(schemas: Iterable<JsonSchema>): Map<string, number> {
  const times = new Map<string, number>();
  function count(part: JsonSchema): void {
    const { description, ...rest } = part;
    const seen = [add(JSON.stringify(part))];
    if (description !== undefined) seen.push(add(JSON.stringify(rest)));
    if (seen.every((number) => number === 1)) mapParts(part, see);
  }
  function add(key: string): number {
    const number = (times.get(key) ?? 0) + 1;
    times.set(key, number);
    return number;
  }
  function see(part: JsonSchema): JsonSchema {
    count(part);
    return part;
  }
  for (const schema of schemas) mapParts(schema, see);
  return times;
}

/** A schema with each of its parts replaced; `key` is the name of a property. */
function mapParts(
  schema: JsonSchema,
  replace: (part: JsonSchema, key?: string) => JsonSchema,
): JsonSchema {
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => {
      if (lists.includes(keyword) && Array.isArray(value)) {
        return [keyword, value.map((each) => (isSchema(each) ? replace(each) : each))];
      }
      if (single.includes(keyword) && isSchema(value)) return [keyword, replace(value)];
      if (!named.includes(keyword) || !isSchema(value)) return [keyword, value];
      const parts = Object.entries(value).map(([key, part]) => [
        key,
        isSchema(part) ? replace(part, key) : part,
      ]);
      return [keyword, Object.fromEntries(parts)];
    }),
  );
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The kind of section that a schema describes. */
function kindOf({ properties }: JsonSchema): string | undefined {
  const kind = isSchema(properties) ? properties.kind : undefined;
  return isSchema(kind) && typeof kind.const === 'string' ? kind.const : undefined;
}

function freeName(suggested: string, taken: JsonSchema): string {
  for (let number = 1; ; number++) {
    const name = number === 1 ? suggested : `${suggested}-${number}`;
    if (!Object.hasOwn(taken, name)) return name;
  }
}
