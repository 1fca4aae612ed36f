type MayBeMissing<Value> = { [Name in keyof Value]: undefined extends Value[Name] ? Name : never }[keyof Value]
type Defined<Value> = Omit<Value, MayBeMissing<Value>> & {
  [Name in MayBeMissing<Value>]?: Exclude<Value[Name], undefined>
}

export function withoutUndefined<Value extends object>(value: Value): Defined<Value> {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as Defined<Value>
}
