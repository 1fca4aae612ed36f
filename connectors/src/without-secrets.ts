/** What is shorter than this is no secret, and too likely a part of a word. */
const secretLengthMin = 6

/** Some servers repeat what they were told. */
export function withoutSecrets(text: string, secrets: string[]): string {
  return secrets
    .filter((secret) => secret.length >= secretLengthMin)
    .flatMap((secret) => [secret, encodeURIComponent(secret.toWellFormed())])
    .reduce((rest, secret) => rest.replaceAll(secret, '…'), text)
}
