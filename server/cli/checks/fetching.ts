import { wordsIn } from '#contract/words/words.ts'
import { examineFetching, type FindingKind } from '#server/fetching/health.ts'
import { BrokenOrigins } from '#server/fetching/open-world.ts'
import type { FetchWorld } from '#server/fetching/run/fetch-world.ts'
import type { Home } from '#server/open-home.ts'
import { words } from '../doctor-messages.ts'
import { worldOf } from '../fetching/fetch-command.ts'
import { language } from '../fetching/fetch-messages.ts'
import type { Finding } from './running.ts'

const findings = wordsIn(language, {
  'key-open': (detail: string) => ({
    ja: `キーのファイルが他人に読める（${detail}）。chmod 600 を実行してください`,
    en: `others can read the key file of ${detail}: chmod 600`,
  }),
  moved: (detail: string) => ({ ja: `sources.json で取得先を変更中: ${detail}`, en: `sources.json moves ${detail}` }),
  paused: (detail: string) => ({ ja: `停止中: ${detail}`, en: `paused: ${detail}` }),
  'no-good-run': (detail: string) => ({
    ja: `3日以上更新されていない: ${detail}`,
    en: `not updated for more than three days: ${detail}`,
  }),
  'day-gaps': (detail: string) => ({
    ja: `提出書類一覧に ${detail} 日の欠け`,
    en: `${detail} days of the lists of documents are missing`,
  }),
  'without-report': (detail: string) => ({
    ja: `15か月以内の有価証券報告書がない上場企業 ${detail} 社`,
    en: `${detail} listed companies without an annual report for 15 months`,
  }),
  'fewer-reports': (detail: string) => ({
    ja: `前年度より報告書が10%以上少ない（${detail}）`,
    en: `a fiscal year has over 10% fewer reports than the year before (${detail})`,
  }),
  'waiting-long': (detail: string) => ({
    ja: `3日以上取得できない文書 ${detail} 件`,
    en: `${detail} documents could not be fetched for more than three days`,
  }),
  refused: (detail: string) => ({
    ja: `読み取れない文書 ${detail} 件（\`fetch status\` に一覧）`,
    en: `${detail} documents could not be read; \`fetch status\` lists them`,
  }),
  'no-parent': (detail: string) => ({
    ja: `訂正元が不明な訂正報告書 ${detail} 件`,
    en: `${detail} corrections that do not say what they correct`,
  }),
  'few-listed': (detail: string) => ({ ja: `上場企業が ${detail} 社しかない`, en: `only ${detail} listed companies` }),
  space: (detail: string) => ({
    ja: `取得したファイルが上限に近い（${detail}）`,
    en: `fetched files take ${detail}, near the limit`,
  }),
} satisfies Record<FindingKind, (detail: string) => { ja: string; en: string }>)

/** Whether what is fetched from public sources is whole and current. */
export async function lookAtFetching(home: Home): Promise<Finding> {
  let world: FetchWorld
  try {
    world = worldOf(home)
  } catch (error) {
    if (!(error instanceof BrokenOrigins)) throw error
    return { looked: '', wrong: words.findings.origins(error.message) }
  }
  const { sources, findings: list } = await examineFetching(world)
  if (sources === 0) return { looked: words.looked.notFetched, wrong: null }
  const wrong = list.map(({ kind, detail }) => findings[kind](detail)).join('; ')
  return { looked: words.looked.fetching(sources), wrong: wrong === '' ? null : wrong }
}
