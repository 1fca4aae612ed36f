/** The service calls a member as its API does. Who fills it in knows it by the name that stands above it. */
export function faultText({ path, message }: { path: string; message: string }, name: string): string {
  const member = memberAt(path)
  return message.startsWith(`${member} `) ? `${name}${message.slice(member.length)}` : message
}

export function memberAt(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
