import type { Estate, Flat, House } from './estate.ts'

export interface Picture {
  title: string
  isFloorPlan?: true
  file: URL
}

/** What an agency would show of it: the first is the title picture. */
export function picturesOf(estate: Estate): Picture[] {
  const file = (name: string) => new URL(`../../pictures/${estate.number}/${name}`, import.meta.url)
  if (!('area' in estate)) {
    return [
      { title: 'Blick über das Grundstück', file: file('view.jpg') },
      { title: 'Ansicht von Westen', file: file('from-the-west.jpg') },
    ]
  }
  const isFlat = 'floor' in estate
  const outside = { title: isFlat ? 'Straßenansicht' : 'Hausansicht', file: file('outside.jpg') }
  const living = { title: 'Wohnzimmer', file: file('living-room.jpg') }
  return [
    ...(isFlat && estate.isShownFromInside ? [living, outside] : [outside, living]),
    { title: 'Küche', file: file('kitchen.jpg') },
    { title: 'Schlafzimmer', file: file('bedroom.jpg') },
    { title: 'Bad', file: file('bathroom.jpg') },
    { title: `Grundriss ${storeyOf(estate)}`, isFloorPlan: true, file: file('floor-plan.png') },
  ]
}

function storeyOf(estate: Flat | House): string {
  if (!('floor' in estate) || estate.floor === 0) return 'Erdgeschoss'
  return estate.facts.apartmentType === 'maisonette' ? 'untere Ebene' : `${estate.floor}. Obergeschoss`
}
