import type { Setting, SettingValue } from '../../api.ts';

/** A setting as one line. */
export function lineOf(value: SettingValue | undefined): string {
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}

/** What a setting becomes once this is typed: emptied, it goes where it may, and no number or day is made of it. */
export function typedSetting(
  { kind, value, isOptional }: Setting,
  typed: string,
): SettingValue | undefined {
  const text = typed.trim();
  if (text === '' && isOptional) return undefined;
  if (text === '' && (kind === 'number' || kind === 'date')) return value;
  if (kind === 'number') return Number(text);
  if (kind !== 'list') return text;
  return text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
}
