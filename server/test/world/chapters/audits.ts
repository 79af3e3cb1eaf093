import { shareOf } from './ledger.ts'
import type { Cell } from './parts.ts'
import { number, type Subject } from './subject.ts'

const chapter = 'Audits'

/** The auditor's tenure and fees, the internal audit's staff. */
export function writeAudits(subject: Subject): void {
  const { random, ledger, story } = subject
  const firms = ['青葉台監査法人', '桜坂有限責任監査法人']
  const years = random.integer(2, 48)
  const ending = story.year - years
  ledger.write(chapter, '(3) 【監査の状況】', '②　内部監査の状況')
  const staff = random.integer(2, 14)
  if (random.chance(0.8)) {
    ledger.write(
      chapter,
      random.pick([
        `内部監査は、社長直轄の監査室（${staff}名）が担当し、年間計画に基づき実施しております。`,
        `当社は、内部監査部門として監査部を設置し、専任者${staff}名を配置しております。`,
        `内部監査は監査部が所管し、部長1名、部員${staff - 1}名の計${staff}名の体制で行っております。`,
        `内部監査室は${staff}名で構成され、業務の適正性を検証しております。`,
      ]),
    )
    ledger.atFiling('G-RM-023', staff)
  } else {
    ledger.write(chapter, '内部監査は、内部監査部門が監査等委員会及び会計監査人と連携して実施しております。')
    ledger.never('G-RM-023', 'staff of the office is not said')
  }
  if (random.chance(0.4))
    ledger.write(chapter, `監査等委員会の職務を補助する使用人として、監査部に兼務者${staff + 1}名を置いております。`)
  ledger.write(
    chapter,
    '③　会計監査の状況',
    `a．監査法人の名称　${random.pick(firms)}`,
    'b．継続監査期間',
    random.pick([
      `${years}年間`,
      `${years}年`,
      `${ending}年3月期以降`,
      `${ending}年以降`,
      `${ending}年3月期以降の${years}年間`,
      `${years}会計期間`,
      `${years}年間（当該監査法人の前身を含む。調査が著しく困難なため、これを超える可能性があります。）`,
    ]),
    `c．監査業務に係る補助者の構成　公認会計士${random.integer(3, 19)}名、その他${random.integer(4, 30)}名`,
  )
  ledger.answer({ indicator: 'G-RM-024', value: years, boundary: 'parent' })
  if (random.chance(0.6)) {
    ledger.write(
      chapter,
      random.pick([
        '監査役のうち1名は公認会計士の資格を有し、財務及び会計に関する相当程度の知見を有しております。',
        '常勤の監査等委員は経理部門での経験を有し、財務・会計に関する相当程度の知見を有するものであります。',
      ]),
    )
    ledger.atFiling('G-BD-026', 1, 'yes-no')
  } else ledger.never('G-BD-026', 'no auditor is said to know accounting')
  writeFees(subject)
}

function writeFees({ random, ledger, story, now, hasTags }: Subject): void {
  const { hasConsolidated } = story.document.filer
  const isThousand = random.chance(0.5)
  const unit = isThousand ? '千円' : '百万円'
  const audit = now.auditFees / 1e6
  const own = hasConsolidated ? Math.max(1, Math.round(audit * 0.8)) : audit
  const other = hasTags || random.chance(0.4) ? 0 : random.integer(1, 9)
  const amount = (millions: number) =>
    millions === 0 ? random.pick(['－', '―']) : number(millions * (isThousand ? 1000 : 1))
  const word = (kind: string) =>
    random.chance(0.5) ? `${kind}業務に基づく報酬（${unit}）` : `${kind}業務に\n基づく報酬\n（${unit}）`
  const year = hasConsolidated ? '連結会計年度' : '事業年度'
  const heads: Cell[][] = [
    [
      { text: '区分', down: 2 },
      { text: `前${year}`, across: 2 },
      { text: `当${year}`, across: 2 },
    ],
    [word('監査証明'), word('非監査'), word('監査証明'), word('非監査')],
  ]
  const before = Math.max(1, audit - random.integer(1, 3))
  const rows = hasConsolidated
    ? [
        ['提出会社', amount(own), amount(1), amount(own), amount(other)],
        ['連結子会社', amount(Math.max(0, before - own)), '－', amount(audit - own), '－'],
        ['計', amount(before), amount(1), amount(audit), amount(other)],
      ]
    : [['提出会社', amount(before), amount(1), amount(audit), amount(other)]]
  ledger.write(chapter, '④　監査報酬の内容等', 'a．監査公認会計士等に対する報酬', { rows: [...heads, ...rows] })
  if (random.chance(0.5))
    ledger.write(chapter, 'b．監査公認会計士等と同一のネットワークに対する報酬（a．を除く）', {
      rows: [...heads, ['提出会社', '－', amount(4), '－', amount(5)], ['計', '－', amount(4), '－', amount(5)]],
    })
  const boundary = hasConsolidated ? 'consolidated' : 'parent'
  ledger.answer({ indicator: 'F-GV-001', value: audit, boundary })
  ledger.answer({ indicator: 'G-RM-026', value: shareOf(other, audit + other), boundary })
}
