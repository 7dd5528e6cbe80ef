/** Words that carry no topic, lowercased and without accents. */
const listed = {
  fr:
    'a afin ai aie ainsi allons alors apres as au aucun aucune aussi autre autres aux avant avec avez avions ' +
    'avoir avons ayez ca car ce ceci cela celle celles celui ces cet cette ceux chez ci combien comme ' +
    'comment d dans de dedans depuis des dire dit dites dois doit donc donne donner donnez dont du elle ' +
    'elles en encore entre es est et etait etes etre eu eux fait faire faites faisons faut font fois ici ' +
    'il ils j je jusque l la le les leur leurs lors lorsque lui m ma mais me mem meme memes merci mes met ' +
    'mettre moi mon n ne ni non nos notre nous on ont or ou par parce parle parler parlez parmi pas peu ' +
    'peut peuvent peux plait plus plutot pour pourquoi pourrait pourrais pouvez pouvoir pouvons puis qu ' +
    'quand que quel quelle quelles quelque quelques quels qui quoi raconte s sa sans savez savoir se sera ' +
    'serait ses si soit sommes son sont suis sur svp t ta tel te temps tes toi ton tous tout toute toutes tres ' +
    'trop tu un une va vais vas veulent veut veux vers via voici voila voir vont vos votre voudrais ' +
    'voudrait voulez vous y',
  en:
    'a about after all also am an and another any anything are as ask at be because been before being ' +
    'but by can cannot could d did do does doing don done each else ever every for from get gets give ' +
    'go going got had has have having he her here him his how i if in into is it its just know let like ' +
    'll m make many may me mean more most much must my need no nor not now of off on once one only or ' +
    'other our out over own please put re s same say shall she should show so some something such t ' +
    'take tell than thank thanks that the their them then there these they thing things this those to ' +
    'too up us use using ve very want was way we were what when where whether which while who whom ' +
    'whose why will with would yes you your yours',
};

export const stopWords = {
  fr: new Set(listed.fr.split(' ')),
  en: new Set(listed.en.split(' ')),
} as const;
