import type { Request } from '@aushang/sdk'
import { api } from '../api.ts'
import { useAct } from '../ui/use-act.tsx'

/** Marks an inquiry as read, or as unread again. */
export function useMarkRead(id: string) {
  return useAct((read: boolean) => api.patchRequest(id, { read }), {
    changes: ['listRequests', 'getRequest', 'countRequests', 'getAttention'],
    shown: (read) => {
      const marked = (request: Request) => (request.id === id ? withReading(request, read) : request)
      return {
        getRequest: marked,
        listRequests: marked,
        countRequests: (counts) => ({ ...counts, unread: Math.max(0, counts.unread + (read ? -1 : 1)) }),
      }
    },
  })
}

function withReading({ readAt: _before, ...request }: Request, read: boolean): Request {
  return read ? { ...request, readAt: new Date().toISOString() } : request
}
