/** A point of a scene in metres: x to the right, y up, z away from the beholder. */
export type Point = readonly [x: number, y: number, z: number]

export interface Camera {
  /** Where a flat face is seen, as the `d` of a path; '' when it lies behind the beholder. */
  outline(face: readonly Point[]): string
  /** Where a point is seen, and how many pixels a metre has there. */
  place(point: Point): { x: number; y: number; scale: number }
  /** Whether the face is seen from its front: its corners then go round clockwise. */
  faces(face: readonly Point[]): boolean
}

interface CameraOptions {
  at: Point
  /** To the right, in radians. There is no looking up or down, so that what is upright stays upright. */
  yaw?: number
  /** Pixels of a metre at a distance of one. */
  zoom: number
  /** Where on the picture the height of the eye is. */
  horizon: readonly [x: number, y: number]
}

const nearest = 0.05

export function makeCamera({ at, yaw = 0, zoom, horizon }: CameraOptions): Camera {
  const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)]
  const seen = ([x, y, z]: Point): Point => {
    const [dx, dz] = [x - at[0], z - at[2]]
    return [dx * cos - dz * sin, y - at[1], dx * sin + dz * cos]
  }
  const onPicture = ([x, y, z]: Point) => [horizon[0] + (zoom * x) / z, horizon[1] - (zoom * y) / z] as const
  const visible = (face: readonly Point[]) => cutBehind(face.map(seen)).map(onPicture)

  return {
    outline(face) {
      const corners = visible(face)
      if (corners.length < 3) return ''
      return `M${corners.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
    },
    place(point) {
      const away = seen(point)
      const [x, y] = onPicture(away)
      return { x, y, scale: zoom / away[2] }
    },
    faces(face) {
      const corners = visible(face)
      const doubled = corners.reduce((sum, [x, y], index) => {
        const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y]
        return sum + x * nextY - nextX * y
      }, 0)
      return doubled > 0
    },
  }
}

/** What lies behind the eye would be seen upside down. */
function cutBehind(face: readonly Point[]): Point[] {
  return face.flatMap((corner, index) => {
    const next = face[(index + 1) % face.length] ?? corner
    const isSeen = corner[2] > nearest
    if (isSeen === next[2] > nearest) return isSeen ? [corner] : []
    const share = (nearest - corner[2]) / (next[2] - corner[2])
    const cut: Point = [corner[0] + (next[0] - corner[0]) * share, corner[1] + (next[1] - corner[1]) * share, nearest]
    return isSeen ? [corner, cut] : [cut]
  })
}
