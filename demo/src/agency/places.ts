/** Where the agency's properties are. Streets are such as there are everywhere; prices are of the order of the place. */
export interface Place {
  postalCode: string
  city: string
  district: string
  latitude: number
  longitude: number
  streets: readonly string[]
  /** In euros per square metre: rent of a flat, price of a flat, price of land. */
  rent: number
  price: number
  land: number
  location: string
}

export const places = {
  berlin: {
    postalCode: '10437',
    city: 'Berlin',
    district: 'Prenzlauer Berg',
    latitude: 52.543,
    longitude: 13.42,
    streets: ['Lindenstraße', 'Ahornallee', 'Gartenstraße'],
    rent: 16.8,
    price: 6_200,
    land: 1_450,
    location:
      'Gewachsener Kiez mit Altbauten, Cafés und kleinen Läden. Straßenbahn und U-Bahn liegen fünf Gehminuten entfernt, ein Park mit Spielplatz um die Ecke. Kita und Grundschule sind zu Fuß erreichbar.',
  },
  potsdam: {
    postalCode: '14467',
    city: 'Potsdam',
    district: 'Nördliche Vorstadt',
    latitude: 52.407,
    longitude: 13.06,
    streets: ['Am Mühlenberg', 'Weinbergstraße', 'Seestraße'],
    rent: 14.2,
    price: 5_400,
    land: 720,
    location:
      'Zwischen Altstadt und Seen: ruhige Wohnstraße mit altem Baumbestand, Uferweg in wenigen Minuten. Der Hauptbahnhof ist mit der Straßenbahn in zwölf Minuten erreicht.',
  },
  hamburg: {
    postalCode: '22765',
    city: 'Hamburg',
    district: 'Ottensen',
    latitude: 53.553,
    longitude: 9.925,
    streets: ['Fischerweg', 'Hafenstieg', 'Rosenstraße'],
    rent: 17.4,
    price: 6_700,
    land: 1_300,
    location:
      'Lebendiges Viertel nahe der Elbe mit Wochenmarkt, Programmkino und vielen Restaurants. S-Bahn und Fähranleger sind zu Fuß zu erreichen.',
  },
  muenchen: {
    postalCode: '81667',
    city: 'München',
    district: 'Haidhausen',
    latitude: 48.13,
    longitude: 11.6,
    streets: ['Brunnenstraße', 'Kirchplatz', 'Lilienweg'],
    rent: 22.5,
    price: 9_400,
    land: 3_200,
    location:
      'Im Französischen Viertel mit seinen Plätzen und Alleen. Alles für den Alltag liegt vor der Tür, die Isarauen sind zehn Minuten entfernt, S- und U-Bahn fünf.',
  },
  koeln: {
    postalCode: '50733',
    city: 'Köln',
    district: 'Nippes',
    latitude: 50.963,
    longitude: 6.955,
    streets: ['Mühlengasse', 'Blumenstraße', 'Am Stadtgarten'],
    rent: 14.9,
    price: 4_900,
    land: 980,
    location:
      'Beliebtes Veedel mit Markthalle und guter Nachbarschaft. Stadtbahn und S-Bahn bringen Sie in acht Minuten zum Dom, der Rhein ist mit dem Rad nah.',
  },
  leipzig: {
    postalCode: '04229',
    city: 'Leipzig',
    district: 'Plagwitz',
    latitude: 51.323,
    longitude: 12.333,
    streets: ['Kanalstraße', 'Gießerweg', 'Weststraße'],
    rent: 9.8,
    price: 3_300,
    land: 410,
    location:
      'Frühere Industrieviertel, heute Ateliers, Werkstätten und Wohnhöfe am Kanal. Radwege am Wasser, Straßenbahn in die Innenstadt alle zehn Minuten.',
  },
  dresden: {
    postalCode: '01309',
    city: 'Dresden',
    district: 'Striesen',
    latitude: 51.045,
    longitude: 13.785,
    streets: ['Fliederweg', 'Kastanienallee', 'Eisenacher Weg'],
    rent: 10.6,
    price: 3_500,
    land: 460,
    location:
      'Villenviertel mit Vorgärten, unweit der Elbwiesen. Schulen aller Arten, Ärzte und Läden im Umkreis von einem Kilometer.',
  },
  freiburg: {
    postalCode: '79102',
    city: 'Freiburg im Breisgau',
    district: 'Wiehre',
    latitude: 47.988,
    longitude: 7.862,
    streets: ['Bergstraße', 'Am Bach', 'Sonnenhalde'],
    rent: 16.1,
    price: 5_900,
    land: 950,
    location:
      'Am Fuß des Schwarzwalds und doch mitten in der Stadt. Wanderwege beginnen am Ende der Straße, das Münster ist zwanzig Gehminuten entfernt.',
  },
  nuernberg: {
    postalCode: '90419',
    city: 'Nürnberg',
    district: 'St. Johannis',
    latitude: 49.462,
    longitude: 11.062,
    streets: ['Rosengasse', 'Burgschmiedweg', 'Am Hang'],
    rent: 12.3,
    price: 4_100,
    land: 620,
    location:
      'Beliebte Lage westlich der Burg, bekannt für ihre Barockgärten. Die Pegnitzauen sind um die Ecke, die Altstadt ist zu Fuß erreichbar.',
  },
  kassel: {
    postalCode: '34119',
    city: 'Kassel',
    district: 'Vorderer Westen',
    latitude: 51.315,
    longitude: 9.47,
    streets: ['Goldbergweg', 'Parkstraße', 'Tannenallee'],
    rent: 10.1,
    price: 3_000,
    land: 290,
    location:
      'Gründerzeitviertel mit breiten Alleen, kurzen Wegen und dem Bergpark in der Nähe. Straßenbahn vor der Tür.',
  },
  oldenburg: {
    postalCode: '26121',
    city: 'Oldenburg',
    district: 'Bürgerfelde',
    latitude: 53.15,
    longitude: 8.205,
    streets: ['Moorweg', 'Haferkamp', 'Am Schützenplatz'],
    rent: 11.2,
    price: 3_400,
    land: 310,
    location:
      'Ruhiges Wohngebiet mit Gärten und Spielstraßen. Die Innenstadt erreichen Sie mit dem Rad in zehn Minuten, die Autobahn in fünf.',
  },
  bamberg: {
    postalCode: '96049',
    city: 'Bamberg',
    district: 'Gaustadt',
    latitude: 49.888,
    longitude: 10.882,
    streets: ['Am Regnitzufer', 'Obstgartenweg', 'Wiesenstraße'],
    rent: 10.8,
    price: 3_700,
    land: 380,
    location:
      'Am Rand der Stadt und nah am Wasser. Bus in die Altstadt im Viertelstundentakt, Schule, Kindergarten und Bäcker im Ort.',
  },
  uckermark: {
    postalCode: '17268',
    city: 'Templin',
    district: 'Gandenitz',
    latitude: 53.118,
    longitude: 13.502,
    streets: ['Dorfstraße', 'Am Anger', 'Seeweg'],
    rent: 7.9,
    price: 1_900,
    land: 85,
    location:
      'Kleines Dorf zwischen Wäldern und Seen. Templin mit Läden, Ärzten und Bahnhof ist zehn Autominuten entfernt, nach Berlin sind es gut neunzig.',
  },
  allgaeu: {
    postalCode: '87527',
    city: 'Sonthofen',
    district: 'Altstädten',
    latitude: 47.515,
    longitude: 10.281,
    streets: ['Bergblickweg', 'Am Sonnenhang', 'Talstraße'],
    rent: 12.9,
    price: 4_600,
    land: 520,
    location:
      'Sonnige Hanglage mit freiem Blick auf die Berge. Loipen und Wanderwege beginnen am Haus, der Bahnhof ist einen Kilometer entfernt.',
  },
} as const satisfies Record<string, Place>

export type PlaceName = keyof typeof places
