import type { World } from '../world.ts'
import { type Answer, type Call, fileAnswer, jsonAnswer } from './answer.ts'

const title = '提出された書類を把握するためのAPI'

/** Errors come with the status of success. */
export const edinetError = (status: number): Answer => {
  const messages: Readonly<Record<number, string>> = {
    400: 'Bad Request',
    404: 'Not Found',
    429: 'Too Many Requests',
    500: 'Internal Server Error',
  }
  if (status !== 401) return jsonAnswer({ metadata: { title, status: String(status), message: messages[status] } })
  const message =
    'Access denied due to invalid subscription key.Make sure to provide a valid key for an active subscription.'
  return jsonAnswer({ StatusCode: 401, message })
}

/** The API of EDINET: the list of a day, and documents as tables or instances. */
export function edinetApi(world: World, { path, query, hasKey, now }: Call): Answer {
  if (!hasKey) return edinetError(401)
  if (path === '/api/v2/documents.json') {
    const day = query.get('date') ?? ''
    const type = query.get('type') ?? '1'
    if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !['1', '2'].includes(type)) return edinetError(400)
    const list = world.dayList(day, now)
    if (!list) return edinetError(404)
    return jsonAnswer(type === '2' ? list : { metadata: list.metadata })
  }
  const docID = /^\/api\/v2\/documents\/(S[0-9A-Z]{7})$/.exec(path)?.[1]
  if (!docID) return edinetError(404)
  const type = query.get('type') ?? ''
  if (!/^[1-5]$/.test(type)) return edinetError(400)
  const zip = type === '5' ? world.reportZip(docID, now) : type === '1' ? world.xbrlZip(docID, now) : null
  return zip ? fileAnswer(zip, 'application/octet-stream') : edinetError(404)
}
