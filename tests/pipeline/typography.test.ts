import { describe, expect, test } from 'vitest';
import {
  setMessage,
  setRunningText,
  setTypography,
} from '../../scripts/content/resolve/typography.ts';

/** Narrow no-break spaces are written `~` here. */
const shown = (text: string) => text.replaceAll('\u202f', '~');

describe('French', () => {
  test.each([
    ['Prêt ?', 'Prêt~?'],
    ['Prêt?', 'Prêt~?'],
    ['Prêt\u00a0!', 'Prêt~!'],
    ['un ; deux', 'un~; deux'],
    ['ceci : cela', 'ceci~: cela'],
    ['à 14:30', 'à 14:30'],
    ['https://exemple.example/a?b', 'https://exemple.example/a?b'],
    ['« oui »', '«~oui~»'],
    ['«oui»', '«~oui~»'],
    ['« Quoi ? »', '«~Quoi~?~»'],
    ['70 %', '70~%'],
    ['30 €', '30~€'],
    ['10 000 clients', '10~000 clients'],
    ['1 250 000', '1~250~000'],
    ['75 0112', '75 0112'],
    ["l'IA d'aujourd'hui", 'l’IA d’aujourd’hui'],
    ["'seul'", "'seul’"],
    ['de -80 % à (-5 %)', 'de −80~% à (−5~%)'],
    ['loi 78-17, L. 122-5, a-t-il 2-3', 'loi 78-17, L. 122-5, a-|t-|il 2-3'],
    ['au +33 1 99 00 42 00 demain', 'au +33_1_99_00_42_00 demain'],
    ['au 01 99 00 42 00 demain', 'au 01_99_00_42_00 demain'],
    ['de +70 % 12 fois', 'de +70~% 12_fois'],
    ['et puis...', 'et puis…'],
    ['3 à 5 jours', '3_à_5_jours'],
    ['existe-t-il ? Parle-t-on', 'existe-|t-|il~? Parle-|t-|on'],
    ['ci-après, les ci-dessus, ceci-ou', 'ci-|après, les ci-|dessus, ceci-ou'],
    ['sont-elles, est-ce, peut-on, rendez-vous', 'sont-|elles, est-|ce, peut-|on, rendez-vous'],
    ['celui-ci, jusque-là, au-delà, ceux-civils', 'celui-|ci, jusque-|là, au-delà, ceux-civils'],
    ['À la ville, pas à pas', 'À_la ville, pas à_pas'],
    ["À l'administration, à 9 h", 'À l’administration, à 9_h'],
    ['Il y a deux ans. A publié', 'Il y_a_deux ans. A_publié'],
    ["l'a lu, Y est-il ? Le plan A part", 'l’a lu, Y est-|il~? Le plan A part'],
    ['M. Castel et Mme Leduc, MM. Faure', 'M._Castel et Mme_Leduc, MM._Faure'],
    ['le Dr Solène, la Dre Roche, DRM Ici', 'le Dr_Solène, la Dre_Roche, DRM Ici'],
    ['de 10 000 à 50 000 euros par an', 'de 10~000_à_50~000_euros par an'],
    ['en 30 minutes, 24 h sur 24, 7 Go', 'en 30_minutes, 24_h sur 24, 7_Go'],
    ['12 agents, 2024 puis 3 heureux', '12 agents, 2024 puis 3 heureux'],
  ])('%s', (text, set) => {
    const typeset = shown(setTypography(text, 'fr'));
    expect(typeset.replaceAll('\u00a0', '_').replaceAll('\u2060', '|')).toBe(set);
  });

  test('sets nothing twice', () => {
    const once = setTypography("« L'an 2024 : 10 000 ? » ...", 'fr');
    expect(setTypography(once, 'fr')).toBe(once);
  });
});

describe('English', () => {
  test.each([
    ['Ready?', 'Ready?'],
    ['so: yes; no!', 'so: yes; no!'],
    ['70% of 10 000', '70% of 10 000'],
    ["the team's", 'the team’s'],
    ["'s own", '’s own'],
    ['call +44 20 7946 0018 now', 'call +44_20_7946_0018 now'],
    ['up -80%', 'up −80%'],
    ['"yes"', '“yes”'],
    ['he said "yes."', 'he said “yes.”'],
    ['3 to 5 days, in 24 hours', '3_to_5_days, in 24_hours'],
    ['12 agents in 2024 to suit 3 daylight saving', '12 agents in 2024 to suit 3 daylight saving'],
    ['"It\'s" and "so..."', '“It’s” and “so…”'],
    ['A tool. A person, a day. Plan A holds', 'A_tool. A_person, a day. Plan A holds'],
    ['Ms Leduc, Mr Faure, items Ms', 'Ms_Leduc, Mr_Faure, items Ms'],
  ])('%s', (text, set) => {
    expect(setTypography(text, 'en').replaceAll('\u00a0', '_')).toBe(set);
  });
});

describe('running text', () => {
  test.each([
    ['en 30 minutes, 2 fois', 'en 30_minutes, 2_fois'],
    ['la loi n° 2004-575 du 21 juin 2004', 'la loi n°_2004-|575 du 21_juin 2004'],
    ["l'article 82 de la loi", 'l’article_82 de la loi'],
    ["l'article L. 122-5 du code", 'l’article L._122-|5 du code'],
    ['des équipes de 11-50 personnes', 'des équipes de 11-50_personnes'],
    [
      'le règlement (UE) 2016/679 du 27 avril 2016 et',
      'le règlement (UE)_2016/679 du 27_avril 2016 et',
    ],
    ['la norme ISO 27001 dit', 'la norme ISO_27001 dit'],
    ['le lot 7731 indique', 'le lot_7731 indique'],
    ['75334 Paris Cedex 07 puis', '75334_Paris Cedex_07 puis'],
    ['de 1 à 2 jours', 'de 1_à_2_jours'],
    ['née en 2023 d’un constat', 'née en 2023 d’un constat'],
    ['plus de 12 000 pages', 'plus de 12~000_pages'],
    ['de 10 000 à 50 clients', 'de 10~000_à_50_clients'],
    ['en 2024, puis 3 %', 'en 2024, puis 3~%'],
  ])('keeps numbers with their words: %s', (text, set) => {
    const running = setRunningText(text, 'fr');
    expect(shown(running).replaceAll('\u00a0', '_').replaceAll('\u2060', '|')).toBe(set);
  });

  test('in English too', () => {
    expect(setRunningText('against €4,000 last year, batch 7731 states', 'en')).toBe(
      'against €4,000 last year, batch\u00a07731 states',
    );
    expect(setRunningText('within 24 hours, article 28 of the', 'en')).toBe(
      'within 24\u00a0hours, article\u00a028 of the',
    );
    expect(setRunningText('law no. 78-17 of 6 January 1978, in 2 to 4 weeks', 'en')).toBe(
      'law no.\u00a078-\u206017 of 6\u00a0January 1978, in 2\u00a0to\u00a04\u00a0weeks',
    );
    expect(setRunningText('(RCS Paris 000 000 001), in 2024 500 people', 'en')).toBe(
      '(RCS Paris 000\u00a0000\u00a0001), in 2024 500\u00a0people',
    );
  });
});

test('interface strings get spaces, curly apostrophes within words, and keep those that are syntax', () => {
  expect(shown(setMessage("L'envoi : {count} '{'fait'}' ?", 'fr'))).toBe(
    "L’envoi~: {count} '{'fait'}'~?",
  );
  expect(setMessage("It's : here ?", 'en')).toBe('It’s : here ?');
});
