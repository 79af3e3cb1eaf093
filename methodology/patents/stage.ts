/** How far an application has come: a patent in force, still open, ended without or with a patent, or not told. */
export const patentStages = ['granted', 'pending', 'ended', 'unknown'] as const
export type PatentStage = (typeof patentStages)[number]

/** Words of the patent office for what has come to an end; they may stand behind 特許 as well as behind 出願. */
const ended = /消滅|満了|放棄|取下|却下|拒絶|無効|取消|抹消|終了|権利無/

/**
 * The stage that an export of J-PlatPat tells.
 *
 * @param text `特許 有効`, `出願 審査中`, `出願 みなし取下`; null where the export has none
 */
export function stageOf(text: string | null): PatentStage {
  if (text === null) return 'unknown'
  const plain = text.normalize('NFKC')
  if (ended.test(plain)) return 'ended'
  if (/^(特許|登録)|有効|存続/.test(plain)) return 'granted'
  return /^出願|審査|審判|公開|係属/.test(plain) ? 'pending' : 'unknown'
}
