/** Hue in degrees, saturation and lightness in percent. */
export type Colour = readonly [hue: number, saturation: number, lightness: number]

export const white: Colour = [40, 20, 97]

export function css([hue, saturation, lightness]: Colour, opacity = 1): string {
  const parts = `${hue.toFixed(0)} ${clamp(saturation).toFixed(1)}% ${clamp(lightness).toFixed(1)}%`
  return opacity === 1 ? `hsl(${parts})` : `hsl(${parts} / ${opacity})`
}

/** Lighter by so many percent; darker when it is negative, and a little more saturated then, as shadows are. */
export function lit([hue, saturation, lightness]: Colour, by: number): Colour {
  return [hue, saturation + (by < 0 ? -by * 0.15 : 0), lightness + by]
}

function clamp(percent: number): number {
  return Math.min(Math.max(percent, 0), 100)
}
