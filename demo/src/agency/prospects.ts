import type { Random } from '../random.ts'
import type { Estate } from './estate.ts'

export interface Prospect {
  salutation: 'Frau' | 'Herr'
  firstName: string
  lastName: string
  email: string
  phone: string
  message: string
}

const women = ['Erika', 'Chloé', 'Ayşe', 'Johanna', 'Nele', 'Agnieszka', 'Sofia', 'Klara', 'Thị Mai', 'Ruth']
const men = ['Jürgen', 'Emre', 'Tobias', 'Linus', 'Piotr', 'Hannes', 'Samuel', 'Moritz', 'Andrés', 'Volker']
const families = [
  'Beispiel',
  'Größmann',
  'Probe',
  'Musterfeld',
  'Vorlage',
  'Testmann',
  'Platzhalter',
  'Fiktivski',
  'Entwurf',
  'Annahme',
  'Demir-Muster',
  'Skizze',
]

const aboutRent = [
  'Guten Tag, ist die Wohnung noch frei? Ich würde sie gern am Samstag ansehen. Ich arbeite im öffentlichen Dienst und bringe alle Unterlagen mit.',
  'Hallo, sind Haustiere erlaubt? Wir sind zu zweit und haben eine ruhige Katze. Über einen Besichtigungstermin freuen wir uns.',
  'Sehr geehrte Damen und Herren, wir suchen zum Jahresanfang. Ist die Übernahme der Küche möglich, und gibt es einen Stellplatz?',
  'Ich ziehe beruflich in die Stadt und suche möglichst bald. Wäre eine Besichtigung per Video möglich?',
  'Guten Abend, wie hoch sind die Heizkosten ungefähr im Jahr? Ansonsten gefällt mir alles sehr, gern nehme ich den nächsten Termin.',
  'Wir sind eine kleine Familie mit zwei Kindern und suchen in genau dieser Gegend. Gibt es einen Kellerraum für Fahrräder?',
  'Ist ein Einzug schon Mitte des Monats möglich? Schufa und Gehaltsnachweise kann ich sofort schicken.',
  'Hallo, ich interessiere mich sehr. Wie ist der Handyempfang, und gibt es Glasfaser? Ich arbeite viel von zu Hause.',
]
const aboutPurchase = [
  'Guten Tag, bitte senden Sie mir das Exposé und den Grundriss. Die Finanzierung ist mit meiner Bank besprochen.',
  'Ist der Preis verhandelbar? Wir hätten Interesse an einer Besichtigung in der kommenden Woche, am liebsten nach 17 Uhr.',
  'Wie hoch ist die Rücklage der Gemeinschaft, und stehen größere Arbeiten an? Vielen Dank im Voraus.',
  'Wir suchen seit einem Jahr und können uns hier gut vorstellen zu leben. Wann könnten wir vorbeikommen?',
  'Bitte rufen Sie mich zurück, ich habe Fragen zum Energieausweis und zum Baujahr der Heizung.',
  'Guten Tag, ist das Objekt noch verfügbar? Wir würden gern einen Gutachter zur Besichtigung mitbringen.',
  'Könnten Sie uns bitte die letzten Protokolle der Eigentümerversammlung und den Wirtschaftsplan senden?',
  'Gibt es schon andere Angebote? Wir könnten kurzfristig entscheiden und sind am Freitag in der Stadt.',
]
const aboutLand = [
  'Guten Tag, liegt ein Bebauungsplan vor, und gibt es einen Bauzwang? Wir würden uns das Grundstück gern ansehen.',
  'Wie weit ist die Erschließung, und sind die Kosten dafür im Preis enthalten?',
  'Bitte senden Sie uns den Lageplan. Wir suchen ein Grundstück für ein Haus aus Holz.',
]

/** Nobody: the names say it, the addresses and the numbers belong to no one. Two in a row do not ask the same. */
export function makeProspect(random: Random, { type }: Pick<Estate, 'type'>, turn: number): Prospect {
  const isWoman = random.isTrue(0.5)
  const [firstName, lastName] = [random.pick(isWoman ? women : men), random.pick(families)]
  const messages = type.startsWith('plot') ? aboutLand : type.endsWith('Rent') ? aboutRent : aboutPurchase
  const plain = `${firstName}.${lastName}`
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z.-]/g, '')
    .toLowerCase()
  return {
    salutation: isWoman ? 'Frau' : 'Herr',
    firstName,
    lastName,
    email: `${plain}${random.whole(1, 99)}@example.com`,
    phone: `${random.pick(['030 23125', '089 99998', '040 66969', '069 90009'])} ${random.whole(100, 999)}`,
    message: messages[turn % messages.length] ?? '',
  }
}
