import { fieldNames, longest } from '../../demo/request.ts';

/** Control characters and line breaks have no place in a line: they forge headers and hide text. */
const control = /[\p{Cc}\u2028\u2029]/u;
const controlInText = /[^\P{Cc}\t\r\n]/u;

/** The fields that are too long or hold characters nobody types. */
export function fieldsOverLimits(fields: Readonly<Record<string, string>>): string[] {
  return fieldNames.filter((name) => {
    const text = fields[name] ?? '';
    return name === 'message'
      ? text.length > longest.message || controlInText.test(text)
      : text.length > longest.line || control.test(text.trim());
  });
}
