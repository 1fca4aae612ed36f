import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { gaugeIn, type Telemetry } from './telemetry/telemetry.ts'

/** The first start makes the folder, if anything is kept there at all: what it would be made in says as much. */
export function existingFolder(folder: string): string {
  return existsSync(folder) ? folder : existingFolder(dirname(folder))
}

/** Of the disk that a folder lies on, what is left to us. */
export async function readDisk(folder: string): Promise<{ freeBytes: number; bytes: number }> {
  const { bavail, blocks, bsize } = await statfs(existingFolder(folder))
  return { freeBytes: bavail * bsize, bytes: blocks * bsize }
}

/** That of a database of one's own, on another machine, is seen there. */
export function gaugeDisks({ metrics }: Telemetry, folders: Record<string, string>): void {
  const gauge = (name: string, help: string, figure: 'freeBytes' | 'bytes') =>
    gaugeIn(metrics, { name, help, labelNames: ['folder'] }, async (set) => {
      for (const [name, folder] of Object.entries(folders)) {
        const disk = await readDisk(folder).catch(() => null)
        if (disk !== null) set({ folder: name }, disk[figure])
      }
    })
  gauge(
    'aushang_disk_free_bytes',
    'What is free on the disks of DATA_DIR (data) and of TMPDIR (temporary).',
    'freeBytes',
  )
  gauge('aushang_disk_bytes', 'How large those disks are.', 'bytes')
}
