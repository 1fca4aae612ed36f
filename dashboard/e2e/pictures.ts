import sharp from 'sharp'

/** A house under a sky, the nth of many: nobody's real one. */
export async function aPicture(n: number): Promise<Uint8Array<ArrayBuffer>> {
  const hue = (n * 47) % 360
  const storeys = 1 + (n % 4)
  const top = 430 - storeys * 80
  const windows = Array.from({ length: storeys * 3 }, (_, index) => {
    const [row, column] = [Math.floor(index / 3), index % 3]
    return `<rect x="${290 + column * 80}" y="${top + 24 + row * 80}" width="44" height="48" fill="hsl(${hue} 30% ${row % 2 ? 86 : 92}%)"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600">
    <defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="hsl(${200 + (n % 5) * 8} 60% 72%)"/><stop offset="1" stop-color="#f3efe4"/></linearGradient></defs>
    <rect width="800" height="600" fill="url(#s)"/>
    <path d="M0 470 Q200 ${420 + (n % 3) * 12} 420 460 T800 440 V600 H0Z" fill="hsl(${95 + (n % 4) * 9} 34% 46%)"/>
    <path d="M240 ${top} L400 ${top - 110} L560 ${top}Z" fill="hsl(${(hue + 20) % 360} 34% 38%)"/>
    <rect x="260" y="${top}" width="280" height="${500 - top}" fill="hsl(${hue} 30% 78%)"/>
    ${windows.join('')}
    <rect x="372" y="440" width="56" height="60" fill="hsl(${hue} 30% 32%)"/>
    <circle cx="${130 + (n % 3) * 20}" cy="400" r="62" fill="hsl(${110 + (n % 5) * 8} 36% 40%)"/><rect x="${124 + (n % 3) * 20}" y="440" width="14" height="70" fill="#6b4a33"/>
  </svg>`
  return new Uint8Array(await sharp(Buffer.from(svg)).resize(1200, 900).jpeg({ quality: 82 }).toBuffer())
}
