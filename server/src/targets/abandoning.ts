import Type from 'typebox'

/** For what is to go although its portal cannot be told. */
export const abandoning = {
  abandon: Type.Optional(
    Type.Boolean({
      description: 'Gives up on a portal that is lost: nothing is sent, and what is online there stays.',
    }),
  ),
  force: Type.Optional(Type.Boolean({ description: 'With `abandon`: although the portal accepts us.' })),
}
