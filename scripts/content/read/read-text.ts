import { Buffer, isUtf8 } from 'node:buffer';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { type Diagnostic, reportAt } from '../mistakes/catalogue.ts';
import { startOfFile } from '../mistakes/place.ts';
import { makePositions } from './positions.ts';

const maxFileBytes = 1024 * 1024;

/**
 * Reads texts below a project's root, without byte order mark; answers why where there is none, and
 * never throws. Synchronous, into one buffer: four times as fast for thousands of small files.
 */
export function makeTextReader(root: string): (path: string) => string | Diagnostic {
  const buffer = Buffer.allocUnsafe(maxFileBytes + 1);
  return (path) => {
    try {
      return readText(path, join(root, path), buffer);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return reportAt('unreadable-file', path, startOfFile, { reason });
    }
  };
}

/** The byte order mark that a text begins with, if it does. */
export function markOf(text: string): string {
  return text.startsWith('\ufeff') ? '\ufeff' : '';
}

export function withoutMark(text: string): string {
  return text.slice(markOf(text).length);
}

function readText(path: string, file: string, buffer: Buffer): string | Diagnostic {
  const descriptor = openSync(file, 'r');
  try {
    const length = readBytes(descriptor, buffer);
    if (length > maxFileBytes) {
      const bytes = fstatSync(descriptor).size;
      return reportAt('file-too-large', path, startOfFile, { bytes, limit: maxFileBytes });
    }
    const bytes = buffer.subarray(0, length);
    if (!isUtf8(bytes)) return refuseEncoding(path, bytes);
    return withoutMark(bytes.toString('utf8'));
  } finally {
    closeSync(descriptor);
  }
}

function readBytes(descriptor: number, buffer: Buffer): number {
  let length = 0;
  while (length < buffer.length) {
    const wanted = buffer.length - length;
    const read = readSync(descriptor, buffer, length, wanted, length);
    length += read;
    // Files alone are read here: they give less than is asked for at their end only.
    if (read < wanted) break;
  }
  return length;
}

function refuseEncoding(path: string, bytes: Buffer): Diagnostic {
  const text = bytes.toString('utf8');
  const index = firstReplacement(text, bytes);
  const offset = Buffer.byteLength(text.slice(0, index));
  const byte = (bytes[offset] ?? 0).toString(16).toUpperCase().padStart(2, '0');
  return reportAt('not-utf8', path, makePositions(text)(index, index + 1), { byte, offset });
}

/** Where decoding first put U+FFFD for bytes that are not that character. */
function firstReplacement(text: string, bytes: Buffer): number {
  const replacement = Buffer.from('\ufffd');
  let offset = 0;
  let from = 0;
  for (;;) {
    const index = text.indexOf('\ufffd', from);
    if (index === -1) return text.length;
    offset += Buffer.byteLength(text.slice(from, index));
    if (!bytes.subarray(offset, offset + replacement.length).equals(replacement)) return index;
    offset += replacement.length;
    from = index + 1;
  }
}
