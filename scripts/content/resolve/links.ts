import { encodeAddress, inLanguage, linkedFiles } from '#schema/addresses.ts';
import { languages } from '#schema/languages.ts';
import type { DataPath, Part } from '../mistakes/place.ts';
import type { Reporter } from '../mistakes/reporter.ts';
import type { Place } from './address-table.ts';
import { always, firstGap, inBoth, isEmpty, type Period, sectionPeriod } from './periods.ts';
import type { References, Scope } from './references.ts';

const mailAddress = /^[^\s@<>(),;:]+@[^\s@<>(),;:.]+(?:\.[^\s@<>(),;:.]+)+(?:\?\S*)?$/u;

const languagePrefix = new RegExp(`^/(?:${languages.join('|')})(?=[/#]|$)`, 'u');

/** What a link of a text leads to, and everything wrong with it. */
export type ResolveLink = (to: string, scope: Scope, path: DataPath, part?: Part) => string;

/** Makes the function that turns a link as it is written into what a page of one language bears. */
export function makeResolveLink(references: References, report: Reporter): ResolveLink {
  return (to, scope, path, part) => {
    const { file, anchors } = scope;
    if (to.startsWith('#')) {
      const anchor = to.slice(1);
      if (anchors && !anchors.has(anchor)) {
        const known = [...anchors.keys()];
        report('dead-anchor', file, path, { anchor, address: file.path, known }, part);
      }
      holdPeriod(scope, { path, part }, to, anchors?.get(anchor) ?? [always]);
      return to;
    }
    if (to.startsWith('mailto:')) {
      const address = to.slice('mailto:'.length);
      if (!mailAddress.test(address)) report('mail-address', file, path, { address }, part);
      return to;
    }
    if (to.startsWith('https://')) {
      const own = withinSite(to, references.origin);
      if (own !== undefined) report('own-origin', file, path, { address: to, path: own }, part);
      return to;
    }
    if (!to.startsWith('/')) {
      if (to.startsWith('http://')) report('insecure-link', file, path, { address: to }, part);
      else report('dead-link', file, path, { address: to, behind: '', known: [] }, part);
      return to;
    }
    if (linkedFiles.has(to)) return to;
    const [address = '', anchor] = to.split('#');
    const behind = to.slice(address.length);
    // A French text under an English address may lead to a page that is in French alone.
    const [language = scope.language] = [scope.language, scope.textLanguage].filter(
      (one) => references.addresses.findAll(address, one).length > 0,
    );
    const places = references.addresses.findAll(address, language);
    const [place] = places;
    const moved = place?.movedTo;
    if (moved !== undefined) {
      report('moved-link', file, path, { address, behind, to: moved }, part);
    } else if (!place) {
      const known = references.addresses.places.map((other) => other.address);
      report('dead-link', file, path, { address, behind, known }, part);
    } else if (anchor !== undefined && !place.anchors.has(anchor)) {
      const known = [...place.anchors.keys()];
      report('dead-anchor', file, path, { anchor, address, known }, part);
    } else {
      const periodsOf = ({ period, anchors: all }: Place) =>
        anchor === undefined ? [period] : (all.get(anchor) ?? []).map((one) => inBoth(period, one));
      holdPeriod(scope, { path, part }, to, places.flatMap(periodsOf));
    }
    return encodeAddress(inLanguage(to, language));
  };

  /** What a link leads to is shown on every day on which the link is. */
  function holdPeriod(
    scope: Scope,
    { path, part }: { path: DataPath; part: Part | undefined },
    to: string,
    periods: readonly Period[],
  ): void {
    const own = inBoth(scope.period ?? always, sectionPeriod(scope.file.value, path));
    const gap = firstGap(own, periods);
    if (gap === undefined) return;
    const starts = periods.filter((one) => !isEmpty(one)).map(({ from }) => from);
    const next = starts.toSorted().find((day) => day > gap);
    report(
      'hidden-link',
      scope.file,
      path,
      {
        to,
        ...(starts.length > 0 && (next === undefined ? { goneOn: gap } : { shownFrom: next })),
      },
      part,
    );
  }
}

/** The address without the site's own origin, language and slash at the end; undefined for another site's. */
function withinSite(address: string, origin: string): string | undefined {
  if (address !== origin && !address.startsWith(`${origin}/`)) return undefined;
  const [prefix = ''] = languagePrefix.exec(address.slice(origin.length)) ?? [];
  const path = address.slice(origin.length + prefix.length);
  return path.replace(/(?<=.)\/$/u, '') || '/';
}
