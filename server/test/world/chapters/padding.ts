import type { Random } from '#server/demo/random.ts'
import { sustainability } from './emissions.ts'
import type { Subject } from './subject.ts'

/** Sentences of which nothing is to be read, though they speak of the same things. */
const idle: Readonly<Record<string, readonly string[]>> = {
  OverviewOfCorporateGovernance: [
    '当社は、株主をはじめとする利害関係者の信頼に応えるため、経営の透明性の向上に努めております。',
    '取締役の選任決議は、議決権を行使することができる株主の議決権の3分の1以上を有する株主が出席し、その議決権の過半数をもって行う旨を定款に定めております。',
    '当社の取締役は、15名以内とする旨を定款に定めております。',
    '業務の適正を確保するための体制を整備し、その運用状況を年1回確認しております。',
    '当社は、機動的な資本政策を行うため、自己株式の取得を取締役会の決議により行うことができる旨を定めております。',
    '重要な会議の議事録及び稟議書は、文書管理に関する規程に従い10年間保存しております。',
    '当社と社外取締役は、法令の定める限度額を上限とする責任限定契約を締結しております。',
  ],
  Audits: [
    '会計監査人は、期末のほか期中においても適時に監査を実施しております。',
    '会計監査人の選定にあたっては、品質管理体制、独立性及び監査の実施体制を総合的に勘案しております。',
    '監査時間及び監査報酬の見積りの妥当性を確認したうえで、報酬等の額に同意しております。',
  ],
  RemunerationForDirectorsAndOtherOfficers: [
    '取締役の報酬の限度額は、年額500百万円以内と株主総会において決議されております。',
    '個人別の報酬等の内容は、株主総会で決議された限度額の範囲内で決定しております。',
    '基本報酬は、役位及び職責に応じて月例で支給しております。',
  ],
  InformationAboutEmployees: [
    '臨時従業員には、季節工及び派遣社員を除いております。',
    '平均年間給与の算定にあたっては、休職者を除いております。',
  ],
  [sustainability]: [
    '当社グループは、事業を通じて社会の課題の解決に貢献してまいります。',
    '文中の将来に関する事項は、提出日現在において当社グループが判断したものであります。',
    '物流の効率化を進め、2021年度比で輸送距離を8％短縮いたしました。',
    '工場の屋根に太陽光発電設備を設置し、年間1,200MWhを発電しております。',
    '従業員の声を聞くため、社長との懇談会を年12回開催いたしました。',
    '省エネルギー設備への投資は、当連結会計年度に320百万円となりました。',
  ],
}

/** Puts idle sentences among those of a report. */
export function writeIdle({ ledger, random }: Subject): void {
  for (const [chapter, sentences] of Object.entries(idle))
    for (const paragraph of paragraphsOf(sentences, random)) ledger.write(chapter, paragraph)
}

function paragraphsOf(sentences: readonly string[], random: Random): string[] {
  const some = random.shuffled(sentences).slice(0, random.integer(1, sentences.length))
  return some.length > 2 && random.chance(0.5) ? [some.slice(0, 2).join(''), ...some.slice(2)] : some
}
