import { sustainability } from './emissions.ts'
import type { Subject } from './subject.ts'

/** Targets of the company, and sentences that only sound like them. */
export function writeTargets(subject: Subject): void {
  const { random, ledger } = subject
  const cut = random.integer(20, 60)
  const zero = random.pick([2040, 2045, 2050])
  const saysCut = random.chance(0.7)
  const saysZero = random.chance(0.5)
  if (saysCut) {
    ledger.write(
      sustainability,
      random.pick([
        `当社グループは、2030年度までに温室効果ガス排出量（Scope1・2）を2013年度比で${cut}％削減することを目標としております。`,
        `温室効果ガス排出量について、2030年度までに2013年度比${cut}％の削減を目指しております。`,
        `当社は、2030年までにCO2排出量を2013年度比${cut}％削減する目標を設定しております。`,
      ]),
    )
    ledger.answer({ indicator: 'E-CC-031', value: cut, kind: 'target', targetYear: 2030 })
  } else ledger.never('E-CC-031', 'no cut is promised')
  if (saysZero) {
    ledger.write(
      sustainability,
      random.pick([
        `当社グループは、${zero}年までにカーボンニュートラルの実現を目指してまいります。`,
        `また、${zero}年度までに自社の排出量を実質ゼロとする目標を掲げております。`,
        `${zero}年のネットゼロ達成に向けて取り組んでおります。`,
      ]),
    )
    ledger.answer({ indicator: 'E-CC-034', value: zero, kind: 'target', targetYear: zero })
  } else ledger.never('E-CC-034', 'no year of net zero is promised')
  if (saysCut || saysZero) ledger.yes('E-CC-030')
  else ledger.never('E-CC-030', 'no target is the company’s own')
  if (random.chance(0.6))
    ledger.write(
      sustainability,
      random.pick([
        '日本政府は、2050年までにカーボンニュートラルを実現することを宣言しております。',
        '2030年までに、お客さまへ販売する製品の使用に伴うCO2排出量を2013年度比で70％以上削減することに貢献いたします。',
        '世界の平均気温の上昇を1.5℃に抑えるためには、2050年までに実質ゼロとする必要があるとされております。',
      ]),
    )
  ledger.write(
    sustainability,
    random.pick([
      '2030年度までに水の使用量を2019年度比で15％削減することを目標としております。',
      '2030年度までに廃棄物の最終処分量を2019年度比で25％削減することを目標としております。',
      '2030年度までに産業廃棄物の排出量を2020年度比で35％削減することを目標としております。',
    ]),
  )
  for (const value of [15, 25, 35]) ledger.never('E-CC-031', 'a cut of water or waste', value === cut ? -1 : value)
  writeWomen(subject)
}

function writeWomen({ random, ledger, fiscalYear }: Subject): void {
  const share = random.integer(10, 34)
  const year = fiscalYear + random.integer(3, 9)
  if (random.chance(0.5)) {
    const isOrdered = random.chance(0.6)
    ledger.write(
      sustainability,
      isOrdered
        ? random.pick([
            `${year}年度までに女性管理職比率を${share}％とすることを目標としております。`,
            `当社は、${year}年度に女性管理職の割合を${share}％以上に高めることを目指しております。`,
          ])
        : `管理職に占める女性の割合を${year}年度までに${share}％とすることを目標としております。`,
    )
    ledger.yes('S-DV-025')
    ledger.answer({ indicator: 'S-DV-026', value: share, kind: 'target', targetYear: year })
  } else {
    ledger.never('S-DV-025', 'no target for women in management')
    ledger.never('S-DV-026', 'no target for women in management')
    if (random.chance(0.5))
      ledger.write(sustainability, `女性管理職比率は${share}％ですが、属性ごとの数値目標は設定しておりません。`)
  }
}
