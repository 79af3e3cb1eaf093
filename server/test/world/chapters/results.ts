import { number, type Subject } from './subject.ts'

const percent = (fraction: string, digits: number) => (Number(fraction) * 100).toFixed(digits)

/** The five-year summaries, the shareholders by class, the shares in others, the cost of research. */
export function writeResults(subject: Subject): void {
  const { random, ledger, story, now } = subject
  const isGroup = story.document.filer.hasConsolidated
  const backs = [4, 3, 2, 1, 0]
  const of = (back: number) => story.years.get(story.year - back)!
  const heads = [
    '決算年月',
    ...backs.map((back) => `${story.year - back}年${Number(story.document.periodEnd.slice(5, 7))}月`),
  ]
  if (isGroup) {
    ledger.write('BusinessResultsOfGroup', '(1) 連結経営指標等', {
      rows: [
        heads,
        ['売上高（百万円）', ...backs.map((back) => number(of(back).sales / 1e6))],
        [
          random.pick(['自己資本利益率（％）', '親会社所有者帰属持分当期利益率（％）']),
          ...backs.map((back) => percent(of(back).roe, 1)),
        ],
        ['従業員数（人）', ...backs.map((back) => number(of(back).employees))],
      ],
    })
    ledger.answer({
      indicator: 'G-BD-051',
      value: Number(percent(now.roe, 1)),
      boundary: 'consolidated',
      tolerance: 0.05,
    })
  }
  ledger.write('BusinessResultsOfReportingCompany', '(2) 提出会社の経営指標等', {
    rows: [
      heads,
      ['１株当たり配当額（円）', ...backs.map((back) => of(back).dividend)],
      ['配当性向（％）', ...backs.map((back) => (of(back).payout === '－' ? '－' : percent(of(back).payout, 1)))],
    ],
  })
  if (now.payout === '－') ledger.never('G-BD-052', 'a dash: no share of a loss')
  else
    ledger.answer({ indicator: 'G-BD-052', value: Number(percent(now.payout, 1)), boundary: 'parent', tolerance: 0.05 })
  writeShareholders(subject)
  writeHoldings(subject)
  writeResearch(subject)
}

function writeShareholders({ random, ledger, now }: Subject): void {
  const [banks, bodies, persons] = [now.institutions, ...now.foreigners].map((each) => Number(percent(each, 2))) as [
    number,
    number,
    number,
  ]
  const rest = (100 - banks - bodies - persons - 8).toFixed(2)
  ledger.write('ShareholdingByShareholderCategory', '(5) 【所有者別状況】', {
    rows: [
      [
        { text: '区分', down: 2 },
        { text: '政府及び地方公共団体', down: 2 },
        { text: '金融機関', down: 2 },
        { text: random.pick(['金融商品取引業者', '証券会社']), down: 2 },
        { text: 'その他の法人', down: 2 },
        { text: '外国法人等', across: 2 },
        { text: '個人その他', down: 2 },
        { text: '計', down: 2 },
      ],
      ['個人以外', '個人'],
      ['株主数（人）', '－', '21', '18', '64', '120', '4', '5,412', '5,639'],
      ['所有株式数の割合（％）', '－', String(banks), '3.00', '5.00', String(bodies), String(persons), rest, '100.00'],
    ],
  })
  ledger.answer({ indicator: 'G-BD-043', value: banks, boundary: 'parent', tolerance: 0.005 })
  ledger.answer({
    indicator: 'G-BD-042',
    value: Math.round((bodies + persons) * 100) / 100,
    boundary: 'parent',
    tolerance: 0.01,
  })
}

function writeHoldings({ ledger, now }: Subject): void {
  const [unlisted, others] = now.issues
  ledger.write(
    'Shareholdings',
    '(5) 【株式の保有状況】',
    'a．銘柄数及び貸借対照表計上額',
    {
      rows: [
        ['', '銘柄数（銘柄）', '貸借対照表計上額の合計額（百万円）'],
        ['非上場株式', String(unlisted), number(unlisted * 21)],
        ['非上場株式以外の株式', String(others), number(others * 1_225)],
      ],
    },
    '（当事業年度において株式数が増加した銘柄）',
    {
      rows: [
        ['', '銘柄数（銘柄）', '株式数の増加に係る取得価額の合計額（百万円）'],
        ['非上場株式', '1', '10'],
        ['非上場株式以外の株式', '2', '3'],
      ],
    },
  )
  ledger.answer({ indicator: 'G-BD-041', value: unlisted + others, boundary: 'parent' })
}

function writeResearch({ random, ledger, story, now }: Subject): void {
  const { hasConsolidated } = story.document.filer
  const year = hasConsolidated ? '当連結会計年度' : '当事業年度'
  const amount = now.research / 1e6
  ledger.write(
    'ResearchAndDevelopmentActivities',
    random.pick([
      `${year}における研究開発費の総額は、${number(amount)}百万円であります。`,
      `なお、${year}の研究開発活動に要した費用の総額は${number(amount)}百万円となりました。`,
      `当社グループ全体の研究開発費は${number(amount)}百万円であります。`,
    ]),
    `機器事業における研究開発費は${number(Math.round(amount * 0.4))}百万円であります。`,
  )
  ledger.answer({
    indicator: 'S-SI-001',
    value: amount,
    boundary: hasConsolidated ? 'consolidated' : 'parent',
  })
}
