import type { Socket } from 'node:net'

// To open a connection, or to hand over a file, takes a few answers of some dozen bytes, and one for each large piece of a file.
const answerBytesMax = 256 * 1024
const answerShare = 1 / 8

/**
 * Tells of a server that sends without end: what it sends is read, and decrypted, on the one thread that everything runs on. What
 * it returns lets it begin anew.
 */
export function limitAnswers(socket: Socket, onTooMuch: () => void): () => void {
  let [read, written] = [0, 0]
  socket.on('data', () => {
    if (socket.bytesRead - read > answerBytesMax + answerShare * (socket.bytesWritten - written)) onTooMuch()
  })
  return () => {
    read = socket.bytesRead
    written = socket.bytesWritten
  }
}
