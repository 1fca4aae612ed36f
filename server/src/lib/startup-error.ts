/** Why the service cannot start, in one sentence for the operator; printed without a stack. */
export class StartupError extends Error {}
