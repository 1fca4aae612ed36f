/** Each language has the same words, with the same things in them. A word with something in it is a function. */
export type SameWords<T> = {
  [Key in keyof T]: T[Key] extends string
    ? string
    : T[Key] extends (...given: infer G) => string
      ? (...given: G) => string
      : SameWords<T[Key]>
}
