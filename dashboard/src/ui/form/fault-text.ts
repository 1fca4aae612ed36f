/** The service calls a member as its API does. Who fills it in knows it by the name that stands above it. */
export function faultText({ path, message }: { path: string; message: string }, name: string): string {
  const member = path.slice(path.lastIndexOf('/') + 1)
  return message.startsWith(`${member} `) ? `${name}${message.slice(member.length)}` : message
}
