import { classEnds, type Energy, energyClasses } from './energy.ts'
import type { Place } from './places.ts'

const ink = '#223344'
const colours = ['#17803d', '#3a9a3c', '#76b236', '#b3c62d', '#e8d024', '#f0b01f', '#ea8a22', '#e05f26', '#cf3327']
// The scale, in points from the left.
const [scaleLeft, scaleRight, scaleKwhMax] = [66, 529, 300]

/** A page in the manner of an energy certificate, as a PDF, and marked as what it is: made up. */
export function energyCertificate({ postalCode, city }: Place, energy: Energy): Uint8Array<ArrayBuffer> {
  const { value, energyClass, kind, sourceName, validUntil, constructionYear } = energy
  const facts = [
    ['Gebäudetyp', 'Wohngebäude'],
    ['Adresse', `${postalCode} ${city}`],
    ['Baujahr Gebäude', String(constructionYear)],
    ['Wesentlicher Energieträger', sourceName],
    ['Gültig bis', validUntil.split('-').toReversed().join('.')],
    ['Art des Ausweises', kind === 'need' ? 'Energiebedarfsausweis' : 'Energieverbrauchsausweis'],
  ]
  const pointer = place(value)
  return pdfOf([
    write(54, 765, 27, 'ENERGIEAUSWEIS', 'bold'),
    write(54, 740, 13, 'für Wohngebäude · Muster aus einer Demo, ohne Gültigkeit'),
    ...facts.flatMap(([name = '', fact = ''], row) => [
      fill(54, 677 - row * 39, 487, 34, row % 2 === 0 ? '#eaeeee' : '#f4f6f6'),
      write(66, 689 - row * 39, 13, name),
      write(270, 689 - row * 39, 13, fact, 'bold'),
    ]),
    write(66, 420, 14, `${kind === 'need' ? 'Endenergiebedarf' : 'Endenergieverbrauch'} dieses Gebäudes`),
    ...energyClasses.flatMap((name, index) => {
      const [from, to] = [place(classEnds[index - 1] ?? 0), place(classEnds[index] ?? 0)]
      return [
        fill(from, 345, to - from, 44, colours[index] ?? ink),
        write((from + to) / 2 - name.length * 6, 361, 16, name, 'bold', '#ffffff'),
      ]
    }),
    `${colour(ink)} rg ${pointer} 392 m ${pointer - 11} 410 l ${pointer + 11} 410 l f`,
    write(66, 290, 20, `Klasse ${energyClass} · ${value.toFixed(1).replace('.', ',')} kWh/(m²·a)`, 'bold'),
    write(66, 180, 12, 'Aussteller: Ingenieurbüro Beispiel, Musterweg 1, 10115 Berlin'),
    'q .99 .12 -.12 .99 400 215 cm',
    `${colour('#b5322a')} RG 3 w 0 0 138 46 re S`,
    write(14, 14, 26, 'MUSTER', 'bold', '#b5322a'),
    'Q',
  ])
}

function place(kwh: number): number {
  return scaleLeft + (Math.min(kwh, scaleKwhMax) / scaleKwhMax) * (scaleRight - scaleLeft)
}

function write(x: number, y: number, size: number, text: string, weight?: 'bold', hex = ink): string {
  const escaped = text.replaceAll(/[()\\]/g, String.raw`\$&`)
  return `${colour(hex)} rg BT /${weight ?? 'normal'} ${size} Tf ${x} ${y} Td (${escaped}) Tj ET`
}

function fill(x: number, y: number, width: number, height: number, hex: string): string {
  return `${colour(hex)} rg ${x} ${y} ${width} ${height} re f`
}

/** Red, green and blue from 0 to 1, as PDF wants them. */
function colour(hex: string): string {
  return [1, 3, 5].map((at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(3)).join(' ')
}

/** One page of A4, with fonts that every reader brings along. */
function pdfOf(drawing: readonly string[]): Uint8Array<ArrayBuffer> {
  const content = drawing.join('\n')
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /normal 5 0 R /bold 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ].map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`)
  const header = '%PDF-1.4\n'
  let at = header.length
  const rows = objects.map((object) => {
    const row = `${String(at).padStart(10, '0')} 00000 n \n`
    at += object.length
    return row
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`
  // Every letter is a byte, so that lengths and places are right.
  return new Uint8Array(Buffer.from(header + objects.join('') + table, 'latin1'))
}
