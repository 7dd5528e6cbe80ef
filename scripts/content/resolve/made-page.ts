import type { Page } from '#schema/compiled.ts';
import type { Language } from '#schema/languages.ts';
import type { SourceFile } from '../read/source-file.ts';

/** A compiled page with the file it comes from, for checks that name its place. */
export type MadePage = { page: Page; language: Language; file: SourceFile };
