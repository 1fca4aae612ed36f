/** What is said about the speed of something, and beside what it was measured. */
export interface Claim {
  what: string
  measured: string
  /** What it is held against, measured in the same run. */
  anchor: string
}

export const percent = (ratio: number) => `${(ratio * 100).toFixed(0)} %`
export const ms = (milliseconds: number) => `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`
export const times = (ratio: number) => `${ratio.toFixed(2)} ×`
