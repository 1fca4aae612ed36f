interface CertificateOptions {
  /** Where the building is. */
  address: string
  year: number
  value: number
  energyClass: string
  kind: 'need' | 'consumption'
  /** In German. */
  source: string
  validUntil: string
}

const type = 'font-family="DejaVu Sans, Arial, sans-serif"'
const classes = ['A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']
// Where a class ends, in kWh/(m²·a).
const ends = [30, 50, 75, 100, 130, 160, 200, 250, 300]
const colours = ['#17803d', '#3a9a3c', '#76b236', '#b3c62d', '#e8d024', '#f0b01f', '#ea8a22', '#e05f26', '#cf3327']

/** A page in the manner of an energy certificate, and marked as what it is: made up. */
export function energyCertificate({
  address,
  year,
  value,
  energyClass,
  kind,
  source,
  validUntil,
}: CertificateOptions): string {
  const facts = [
    ['Gebäudetyp', 'Wohngebäude'],
    ['Adresse', address],
    ['Baujahr Gebäude', String(year)],
    ['Wesentlicher Energieträger', source],
    ['Gültig bis', validUntil],
    ['Art des Ausweises', kind === 'need' ? 'Energiebedarfsausweis' : 'Energieverbrauchsausweis'],
  ]
  const place = (kwh: number) => 110 + (Math.min(kwh, 300) / 300) * 780
  const bands = classes.map((name, index) => {
    const [from, to] = [place(ends[index - 1] ?? 0), place(ends[index] ?? 300)]
    return `<rect x="${from}" y="760" width="${to - from}" height="74" fill="${colours[index]}"/><text x="${(from + to) / 2}" y="808" ${type} font-size="30" font-weight="bold" fill="#fff" text-anchor="middle">${name}</text><text x="${to}" y="862" ${type} font-size="17" fill="#667" text-anchor="middle">${ends[index] === 300 ? '>250' : ends[index]}</text>`
  })
  const at = place(value)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1414" viewBox="0 0 1000 1414">
    <rect width="100%" height="100%" fill="#fff"/>
    <rect x="50" y="50" width="900" height="1314" fill="none" stroke="#2b3f4a" stroke-width="2"/>
    <text x="90" y="130" ${type} font-size="46" font-weight="bold" fill="#2b3f4a">ENERGIEAUSWEIS</text>
    <text x="90" y="172" ${type} font-size="22" fill="#556">für Wohngebäude · Muster aus einer Demo, ohne Gültigkeit</text>
    ${facts.map(([name = '', fact = ''], index) => `<rect x="90" y="${220 + index * 66}" width="820" height="58" fill="${index % 2 ? '#f4f6f6' : '#eaeeee'}"/><text x="110" y="${257 + index * 66}" ${type} font-size="22" fill="#556">${name}</text><text x="470" y="${257 + index * 66}" ${type} font-size="23" font-weight="bold" fill="#223">${fact}</text>`).join('')}
    <text x="110" y="690" ${type} font-size="24" fill="#223">${kind === 'need' ? 'Endenergiebedarf' : 'Endenergieverbrauch'} dieses Gebäudes</text>
    ${bands.join('')}
    <path d="M${at} 752l-22 -34h44Z" fill="#223"/>
    <rect x="300" y="900" width="400" height="120" rx="10" fill="#2b3f4a"/>
    <text x="500" y="950" ${type} font-size="26" fill="#fff" text-anchor="middle">Klasse ${energyClass}</text>
    <text x="500" y="994" ${type} font-size="34" font-weight="bold" fill="#fff" text-anchor="middle">${value.toFixed(1).replace('.', ',')} kWh/(m²·a)</text>
    <text x="90" y="1110" ${type} font-size="21" fill="#445">Aussteller: Ingenieurbüro Beispiel, Musterweg 1, 10115 Berlin</text>
    <g transform="translate(500 1230) rotate(-7)"><rect x="-170" y="-52" width="340" height="84" fill="none" stroke="#b5322a" stroke-width="5" rx="10"/><text y="8" ${type} font-size="44" font-weight="bold" fill="#b5322a" text-anchor="middle">MUSTER</text></g>
  </svg>`
}
