/**
 * Words of any conversation. They may name a subject of the site, and are searched; but that the
 * site does not know one says little against a question.
 */
const listed = {
  fr:
    'accueillir acheter aider aimer aimerais ajouter aller annee annees appeler apporter arriver ' +
    'assez attendre aujourd hui aurais aurait besoin besoins bien bientot bon bonjour bonne bonsoir bref but ' +
    'capable cas certain certaine certains chaque changer chercher chose choses clair commencer compter concerne ' +
    'concernant concret concretement connaitre connaissez conseil conseiller constater contre convient cordialement ' +
    'correct courant cours croulent debut decider demain demande demander dernier derniere devrait difference ' +
    'different differents difficile disons domaine effet egalement endroit ' +
    'ensemble ensuite envie envisager envoyer especes esperer essentiellement eventuellement evidemment exactement ' +
    'exemple existe exister facile facilement facon falloir fallait fin finalement fonctionne fonctionner ' +
    'forcement frequent gens genre gerer grand grande grands gros habitude hier histoire heure heures idee ' +
    'important imaginer interesser interesse interessant jamais jour journee jours jeune juste kel laisser lequel ' +
    'laquelle lesquels lien lieu long longtemps madame maintenant maniere marche marcher matin mauvais meilleur ' +
    'meilleure mieux mois moment monsieur montrer montrez mot moyen nombreux normal nouveau nouveaux ' +
    'nouvelle objectif obtenir occuper ok oui parait parfois part particulier partie passer payer pays penser ' +
    'perdre permet permets permettre personne personnes petit petite petits place plupart plusieurs point porter ' +
    'poser posez possible possibles pouvoir pr pratique precis precisement prendre presque preter prevoir prevu ' +
    'prie probleme problemes prochain propos proposer proposez propre question questions raison recevoir ' +
    'rechercher regarder remercie rendre repondre reponse reste rester reussir revenir rien salut salutations ' +
    'savent sens sembler sert servir seul seule seulement simple simplement situation slt solliciter sorte ' +
    'sortir souhaite souhaiter souhaiterais souhaitons sous souvent suffire suivre suivant sujet super sur ' +
    'surtout tard tenir tot toujours tourner trouver type utile utiliser utilisez utilisation ' +
    'valoir venir verite vie vite vivre vouloir vraiment vs agreer distinguees envers quoique chacun marre arret ' +
    'remerciements anticipes avance truc trucs machin bidule cb tps tt ts mtn koi jsuis jai ya til qqn qqch ds pk ' +
    'stp bjr bsr',
  en:
    'able above according actually add afraid again against ago allow almost alone along already although ' +
    'always amount answer anybody anyone anyway apart appear apply around asking away bad basically become ' +
    'begin behalf behind believe best better big bit bring brought business bye call came care case ' +
    'certain certainly change check clear close come common concern consider correct cos couple course cover ' +
    'dear deal decide definitely depend describe detail different difference difficult directly ' +
    'during easily easy either end enough especially even eventually exactly example expect explain fact fairly ' +
    'faithfully far feel few find fine first follow found front full further general generally gentlemen ' +
    'given good great group guess guys happen happens happy hard hear hello help here hi hold hope hour hours idea ' +
    'imagine important include indeed instead interested interesting involve keep kind last lately later least ' +
    'leave left less likely list little long look looking lot madam main mainly maybe mention might mind ' +
    'moment month months morning mr mrs ms near necessary never new next nice nobody normal nothing number ' +
    'often ok okay old order otherwise ours outside particular particularly pay people perhaps person ' +
    'place plan please pls point possible possibly pretty probably problem problems properly provide purpose ' +
    'question questions quick quickly quite rather reach read ready real really reason recently regards ' +
    'related relate right run said saw say see seem seen send sent serious several short similar simple simply ' +
    'since sincerely sir situation small somebody someone something sometimes somewhere soon sort sounds spend ' +
    'still stop stuff sure talk tell thing think though thought through till time times today ' +
    'together tomorrow tonight took towards true try trying turn type understand until unlikely upon useful ' +
    'using usually various wait wants way week well whatever whether whole whos wonder wondering word words ' +
    'world worth write writing wrong year years yesterday yet yours waht wat ' +
    'smth hw hav hows wats ur cos coz thx plz pls tons stuff gonna wanna dunno grateful kindly',
};

export const everydayWords = {
  fr: listed.fr.split(' '),
  en: listed.en.split(' '),
} as const;
