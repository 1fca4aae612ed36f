const name = 'aushang.singleKeys'

/** Whether keys that are pressed alone do something. Who speaks to the computer, or often hits a wrong one, switches them off. */
export function areSingleKeysOn(): boolean {
  return localStorage.getItem(name) !== 'off'
}

export function switchSingleKeys(isOn: boolean): void {
  localStorage.setItem(name, isOn ? 'on' : 'off')
}
