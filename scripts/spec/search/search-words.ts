/**
 * What people type, in French or English, and the word by which the features say it: the beginnings of
 * words, without accents.
 */
export const meanings: Readonly<Record<string, readonly string[]>> = {
  accept: ['accept', 'consent', 'allow', 'autoris'],
  address: ['adress', 'url', 'lien'],
  agent: ['agent', 'bot'],
  answer: ['repon'],
  back: ['retour', 'preceden'],
  banner: ['bandeau', 'banniere'],
  carousel: ['defil'],
  choice: ['choix', 'choisi', 'consent'],
  clos: ['ferm'],
  cookie: ['temoin', 'traceur'],
  customer: ['client'],
  deleted: ['supprim', 'effac', 'conserv'],
  demo: ['rendez-vous'],
  english: ['anglais'],
  error: ['erreur', 'faute'],
  field: ['champ'],
  figure: ['chiffre'],
  film: ['video'],
  footer: ['pied'],
  form: ['formulaire'],
  french: ['francais'],
  header: ['en-tete', 'entete'],
  title: ['titre', 'headline', 'heading'],
  home: ['accueil'],
  keyboard: ['clavier'],
  language: ['langue'],
  link: ['lien'],
  logo: ['partenaire'],
  mail: ['courriel', 'courrier', 'e-mail'],
  menu: ['navigation'],
  month: ['mois'],
  motion: ['anim', 'mouvement', 'motion'],
  open: ['ouvr', 'ouvert'],
  person: ['personne', 'donnee', 'rgpd', 'gdpr'],
  picture: ['imag', 'photo', 'illustration'],
  policy: ['politique', 'confidentialite', 'privacy'],
  price: ['prix', 'tarif', 'cout', 'cost'],
  print: ['imprim', 'papier'],
  question: ['demand'],
  reject: ['refus', 'declin', 'rejet'],
  room: ['limit', 'plafond', 'quota'],
  save: ['enregistr', 'sauv'],
  screen: ['ecran', 'telephone', 'mobile', 'tablette'],
  search: ['recherch', 'cherch'],
  second: ['seconde'],
  sent: ['envo', 'send'],
  server: ['serveur'],
  settings: ['reglage', 'parametre', 'preference'],
  six: ['6'],
  stored: ['stock', 'memori'],
  switch: ['interrupteur'],
  tab: ['onglet'],
  testimonial: ['temoignag', 'citation', 'avis'],
  wait: ['attend', 'attent', 'delai', 'delay'],
  wish: ['souhait'],
};

/** Words that say nothing of what is looked for. */
export const unimportant: ReadonlySet<string> = new Set(
  (
    'a an and au aux avec by ce ces d dans de des do does du elle en est et for from happen happens il ' +
    'in internaute is it l la le les leur lorsqu lorsque n ne of on one ou par pas passe passe-t-il pour qu quand que quel ' +
    'quelle quelqu qui quoi s sa se ses si son sur t that the their to un une user users utilisateur ' +
    'utilisateurs visiteur visiteurs visitor visitors what when where who with y'
  ).split(' '),
);
