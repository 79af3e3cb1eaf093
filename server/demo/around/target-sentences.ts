import { type FoundTarget, readTargets } from '#methodology/targets/sentences/read-targets.ts'
import type { DemoCompany } from '../companies.ts'
import { Random } from '../random.ts'

/** Indicators that the sentences agree with. */
export const sentenceCodes = ['E-CC-031', 'E-CC-034', 'S-DV-026', 'E-EN-004', 'E-CC-035', 'E-CC-036', 'E-CC-037']

export const sentenceElement = 'jpcrp_cor:MetricsAndTargetsTextBlock'

/** The chapter on metrics and targets as a company might write it: three in four write one. Null for the others. */
export function targetTextOf(
  company: DemoCompany,
  figures: ReadonlyMap<string, number>,
  { seed, year }: { readonly seed: number; readonly year: number },
): string | null {
  const random = new Random(`${seed} target sentences ${company.index}`)
  if (random.chance(0.25)) return null
  const has = (code: string) => figures.get(code) ?? null
  const [cut, netZero, women, renewable] = ['E-CC-031', 'E-CC-034', 'S-DV-026', 'E-EN-004'].map(has)
  const base = 'Scope1・2'
  const sentences = ['当社グループは、気候変動への対応を経営上の重要課題と位置付けております。']
  if (cut)
    sentences.push(
      random.pick([
        `当社は、2030年度までに温室効果ガス排出量（${base}）を2013年度比で${cut}％削減することを目標としております。`,
        `温室効果ガス排出量（${base}）については、2030年度に${cut}％削減（2013年度比）する目標を掲げております。`,
      ]),
    )
  if (cut && random.chance(0.3))
    sentences.push(
      `売上高当たりのCO2排出量を2030年度までに2013年度比で${Math.min(95, Math.round(cut) + 5)}％削減することを目指しております。`,
    )
  if (netZero)
    sentences.push(`当社は${netZero}年までにサプライチェーン全体で温室効果ガス排出量の実質ゼロを目指してまいります。`)
  if (women) sentences.push(`管理職に占める女性の割合を2030年度までに${women}％とすることを目標としております。`)
  if (renewable !== null && renewable !== undefined && random.chance(0.4))
    sentences.push(
      `使用電力に占める再生可能エネルギーの比率 2030年度 ${Math.min(100, Math.round((renewable + 40) / 10) * 10)}％\n`,
    )
  if (random.chance(0.25))
    sentences.push(`今後10年間で廃棄物の排出量を${random.pick([1, 2, 3])}割削減することを目標としております。`)
  sentences.push(`${year}年度の温室効果ガス排出量は、前年度から減少いたしました。`)
  return sentences.join('')
}

/** What the reader of sentences makes of it: nothing of the demo is accepted that a real report would leave waiting. */
export const readDemoText = (text: string, filedIn: number): FoundTarget[] => readTargets(text, { year: filedIn })
