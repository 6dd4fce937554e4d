import type { lairVoiceLines as en } from '../en/voice-lines.ts'
import type { TranslationOf } from '../worded.ts'

export const lairVoiceLines: TranslationOf<typeof en> = {
  common: {
    fall: { a: 'Einer weniger zu begraben.', b: 'Lasst die Waffen liegen. Ihr braucht sie nicht mehr.' },
    hit: { a: 'Da stand dein Name drauf.', b: 'Hat das wehgetan? So war es gedacht.' },
    hurt: {
      a: 'Ein Kratzer. Bessere haben mir Schlimmeres getan.',
      b: 'Ihr lasst mich bluten? Dann bluten wir zusammen.',
    },
    weak: { a: 'Ich höre deine Knie bis hierher.', b: 'Setz dich. Du siehst fertig aus.' },
    flip: { a: 'Mal sehen, was das Dunkel für euch hat.', b: 'Ich habe noch Überraschungen.' },
    any: {
      a: 'Ihr habt geklopft. Ich habe aufgemacht.',
      b: 'Hier ist noch niemand zur Vordertür hinausgegangen.',
      c: 'Lasst euch Zeit. Die Mauern sind geduldig.',
      d: 'Das ist die ganze Gruppe? Ich hatte mehr erwartet.',
    },
  },
  deadmines: {
    fall: { a: 'Bestellung fertig! Einmal Raider, gut durch.', b: 'Mrglll! Den da in den großen Topf.' },
    hit: { a: 'Fleisch klopft man, bevor man es brät.', b: 'Jetzt ist es zart. Gleich noch zarter.' },
    hurt: {
      a: 'Mrgl! Jemand hat den Kapitän gesalzen!',
      b: 'Niemand haut den Koch! Wer spült denn dann ab?',
    },
    weak: { a: 'Der fällt ja schon vom Knochen.', b: 'Fast gar. Noch zwei Minuten, mrgl.' },
    flip: { a: 'Nächster Gang! Fragt nicht, was drin ist.', b: 'Frisch aus der Kombüse. Vorsicht, Scheren.' },
    any: {
      a: 'Raider schmecken bitter. Mehr Pfeffer.',
      b: 'Mrgl mrgl! Das heißt: Hände waschen.',
      c: 'Stillhalten, ich schreibe die Speisekarte.',
      d: 'Wer am Essen meckert, geht über Bord.',
    },
  },
  'shadowfang-keep': {
    fall: { a: 'Wieder ein Gast, der den Nachtisch verpasst.', b: 'Die Burg dankt für dein Blut.' },
    hit: { a: 'Ich hoffe doch, das war dein Schwertarm.', b: 'Benehmt euch. Geblutet wird auf dem Teppich.' },
    hurt: {
      a: 'Mein guter Mantel! Unverzeihlich.',
      b: 'Ich war schon tot, bevor ihr kamt. Strengt euch an.',
    },
    weak: { a: 'Wie blass du bist. Das passt zum Haus.', b: 'Ich rieche es: Dein Herz zählt rückwärts.' },
    flip: {
      a: 'Darf ich einen Freund der Familie vorstellen?',
      b: 'Der Mond ist aufgegangen, und sie sind es auch.',
    },
    any: {
      a: 'Stiefel abputzen. Das ist ein vornehmes Haus.',
      b: 'Mich haben schon Bessere verraten als ihr.',
      c: 'Das Geheul? Nur der Chor. Sie proben.',
      d: 'Ihr kamt ungebeten. Ihr bleibt unbegraben.',
    },
  },
  'scarlet-monastery': {
    fall: { a: 'Geläutert. Wer steht als Nächster an?', b: 'Knien oder fallen. Der da hat gewählt.' },
    hit: { a: 'Spürt das Gewicht eines reinen Gewissens!', b: 'Das war eine Predigt. Habt ihr zugehört?' },
    hurt: { a: 'Schmerz ist Gebet. Ich bete lauter.', b: 'Ich werde auferstehen, das ist fest eingeplant.' },
    weak: { a: 'Du zitterst. Das ist die Sünde, die geht.', b: 'Beichte schnell. Dir bleibt wenig Atem.' },
    flip: {
      a: 'Die Glocke hat geläutet. Die Gläubigen kommen.',
      b: 'Mir antwortet ein Bruder. Und wer antwortet euch?',
    },
    any: {
      a: 'An euch klebt Untod. Ich sehe so etwas.',
      b: 'In der Kathedrale wird nicht geredet!',
      c: 'Wir tragen Rot. Da sieht man euch nicht so.',
      d: 'Die Bibliothek ist zu. Eure Akte auch.',
    },
  },
  onyxia: {
    fall: {
      a: 'Asche verrät nichts und macht keinen Lärm.',
      b: 'Fegt das weg, bevor meine Kinder ausrutschen.',
    },
    hit: { a: 'Ich kann noch herzlicher grüßen.', b: 'Du standest da, wo ich atme. Seltsam.' },
    hurt: {
      a: 'Die Schuppe darfst du behalten. Für dein Grab.',
      b: 'Jetzt habt ihr meine Aufmerksamkeit, und zwar ganz.',
    },
    weak: { a: 'Du riechst schon fast fertig.', b: 'Lauf. Meine Welpen brauchen Bewegung.' },
    flip: {
      a: 'Kommt, Kleine, seht euch den Besuch an.',
      b: 'Mein Hort hat viele Räume. Alle haben Hunger.',
    },
    any: {
      a: 'Ich trug einen Hofstaat wie ein Kleid. Ihr seid ein Fleck.',
      b: 'Wie tapfer. Wie klein. Wie trocken.',
      c: 'Rückt zusammen, das spart mir einen Atemzug.',
      d: 'Könige lauschten, wenn ich flüsterte. Das lernt ihr auch.',
    },
  },
  'molten-core': {
    fall: { a: 'Brennstoff. Mehr warst du nie.', b: 'Der Berg schließt sich über noch einem.' },
    hit: { a: 'Das war nur die Wärme meiner Hand.', b: 'Eisen schmilzt hier. Woraus bist du?' },
    hurt: {
      a: 'Kälte? Ihr wagt es, mir Kälte zu bringen?',
      b: 'Brecht die Kruste, und das Feuer kommt heraus.',
    },
    weak: { a: 'Du flackerst.', b: 'Ein Hauch von mir, und du bist Rauch.' },
    flip: { a: 'Steht auf, Funken. Es gibt etwas zu verbrennen.', b: 'Die Tiefe schickt ihre Leute.' },
    any: {
      a: 'Ihr steigt in einen Ofen und klagt über Zugluft.',
      b: 'Jeder Stein hier weiß noch, wie man brennt.',
      c: 'Bringt Wasser. Ich mag das Zischen.',
      d: 'Früh dran? Nein. Zum Sterben seid ihr pünktlich.',
    },
  },
  magtheridon: {
    fall: {
      a: 'Gut. Die Kette hat eine Stimme weniger.',
      b: 'Ich habe gespürt, wie das Licht ausging. Köstlich.',
    },
    hit: { a: 'Und das mit gebundenen Händen.', b: 'Die Wände zittern, weil ihr es tut.' },
    hurt: {
      a: 'Schneidet tiefer. Mein Blut ist Heere wert.',
      b: 'Jahre in einer Grube tun mehr weh als ihr.',
    },
    weak: { a: 'Deine Angst öffnet Schlösser. Weiter so.', b: 'Kriech zu deinen kleinen Würfeln. Kriech.' },
    flip: { a: 'Meine Wärter haben heute Pech.', b: 'Da oben regt sich etwas. Hilfe ist es nicht.' },
    any: {
      a: 'Hört ihr das? Das ist das letzte Glied.',
      b: 'Ich habe jeden Stein gezählt. Jetzt zähle ich euch.',
      c: 'Wenn ich aufstehe, kommt die Decke herunter.',
      d: 'Ihr bewacht die Tür, und ich bin längst in euren Köpfen.',
    },
  },
  'black-temple': {
    fall: { a: 'Der Tempel hat einen neuen Geist. Willkommen.', b: 'Den da zu den anderen in die Wand.' },
    hit: {
      a: 'Für weniger habe ich zehntausend Jahre geübt.',
      b: 'Das war eine Warnung. Die nächsten werden länger.',
    },
    hurt: {
      a: 'Ihr seht Blut. Ich sehe, wie meine Geduld ausläuft.',
      b: 'Kommt. Seht, was ich für den Sieg gegeben habe.',
    },
    weak: { a: 'Du stehst, weil ich es erlaube.', b: 'Ich rieche, wie sich deine Seele löst.' },
    flip: {
      a: 'Meine Diener sind viele, und sie langweilen sich.',
      b: 'Noch ein Tor geht auf. Keines führt hinaus.',
    },
    any: {
      a: 'Ich sehe euch sehr gut. Lasst das Schleichen.',
      b: 'Auf die Treppen sei man vorbereitet, sagen alle.',
      c: 'Jede Halle hier hat einen Herrn. Ihr seid die Miete.',
      d: 'Helden steigen zu mir hinauf. Knochen rollen hinab.',
    },
  },
}
