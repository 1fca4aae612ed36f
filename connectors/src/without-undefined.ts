type Defined<Value> = { [Name in keyof Value]?: Exclude<Value[Name], undefined> }

export function withoutUndefined<Value extends object>(value: Value): Defined<Value> {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as Defined<Value>
}
