import { expect, test } from 'vitest'
import { table, valuesOf } from './given-chapters.ts'

const people = [
  ['代表取締役社長', '青木　一郎', '1960年1月1日生', '', '', '10'],
  ['取締役', '石井 二郎', '1961年1月1日生', '', '', '5'],
  ['取締役', '上田三郎', '1962年1月1日生', '', '', '1'],
  ['取締役', '江藤花子', '1963年1月1日生', '', '', '0'],
  ['常勤監査役', '岡本四郎', '1964年1月1日生', '', '', '2'],
  ['監査役', '川口五郎', '1965年1月1日生', '', '', '0'],
  ['監査役', '木村六郎', '1966年1月1日生', '', '', '0'],
]
const head = ['役職名', '氏名', '生年月日', '略歴', '任期', '所有株式数']
const notes =
  '<p>（注）１．取締役上田三郎氏及び江藤花子氏は、社外取締役であります。</p><p>２．監査役川口五郎氏及び木村六郎氏は、社外監査役であります。</p>'
const proposed = `<p>2025年6月27日開催予定の定時株主総会の議案が可決されると、当社の役員は次のとおりとなる予定であります。</p>${table([head, ...people, ['取締役', '新任七子', '1970年1月1日生', '', '', '0']])}`
const officers = `<p>男性7名　女性－名</p>${table([head, ...people, ['計|5', '18']])}${notes}${proposed}`

test('the board is the one of the day of filing, not the one that the meeting may elect', () => {
  const values = valuesOf({ InformationAboutOfficers: officers })
  // 4 directors of whom 2 outside; 3 auditors of whom 2 outside: 66.7 %.
  expect(values).toMatchObject({
    'G-BD-001': 4,
    'G-BD-004': 50,
    // Filed on 25 June 2025, born on the first days of 1960 to 1963: 65, 64, 63 and 62 years old.
    'G-BD-012': 63.5,
    'G-BD-005': 0,
    'G-BD-025': 66.7,
    'G-BD-018': 0,
    'S-DV-006': 0,
  })
})

test('women among officers are women on the board only where all officers are directors, or none is a woman', () => {
  const mixed = valuesOf({ InformationAboutOfficers: officers.replace('男性7名　女性－名', '男性6名　女性1名') })
  expect(mixed['S-DV-006']).toBeUndefined()
})

test('independence is taken from what all outside directors are filed as', () => {
  const values = valuesOf({
    InformationAboutOfficers: officers,
    OutsideDirectorsAndOutsideCorporateAuditors:
      '<p>社外取締役は全員、取引所の定める独立役員として届け出ております。</p>',
  })
  expect(values).toMatchObject({ 'G-BD-003': 2, 'G-BD-002': 50 })
})

test('who chairs the board is told from who chairs other bodies', () => {
  const chair = (text: string) =>
    valuesOf({ InformationAboutOfficers: officers, OverviewOfCorporateGovernance: `<p>${text}</p>` })
  expect(chair('取締役会は、代表取締役社長 青木一郎が議長を務めております。')).toMatchObject({
    'G-BD-006': 0,
    'G-BD-007': 0,
  })
  expect(chair('取締役会は、社外取締役の上田三郎を議長とし、四半期ごとに開催しております。')).toMatchObject({
    'G-BD-006': 1,
    'G-BD-007': 1,
  })
  expect(
    chair('取締役会の下に経営会議を置き、代表取締役社長 青木一郎が議長を務めております。')['G-BD-007'],
  ).toBeUndefined()
  // The name behind the bracket is no chair.
  expect(
    chair('取締役会は、石井二郎（取締役会議長）、青木一郎（代表取締役社長）、上田三郎及び江藤花子で構成しております。'),
  ).toMatchObject({ 'G-BD-007': 1 })
  expect(
    chair('経営会議は、代表取締役会長 石井二郎が議長を務め、業務執行を協議しております。')['G-BD-007'],
  ).toBeUndefined()
  expect(
    chair('取締役会の議長は、議案が可決された場合、社外取締役の上田三郎となる予定です。')['G-BD-007'],
  ).toBeUndefined()
})

test('committees: members counted in words or by name, never the board in the same sentence', () => {
  const read = (text: string) =>
    valuesOf({ InformationAboutOfficers: officers, OverviewOfCorporateGovernance: `<p>${text}</p>` })
  expect(
    read('指名・報酬委員会は、委員3名（うち社外取締役2名）で構成され、社外取締役が委員長を務めております。'),
  ).toMatchObject({
    'G-BD-020': 1,
    'G-BD-021': 66.7,
    'G-BD-022': 1,
    'G-BD-023': 66.7,
    'G-BD-024': 1,
  })
  expect(
    read('報酬諮問委員会は取締役上田三郎を委員長とし、江藤花子及び青木一郎の3名から構成されています。'),
  ).toMatchObject({ 'G-BD-023': 66.7, 'G-BD-024': 1 })
  expect(read('取締役9名のうち社外取締役7名を選任し、報酬委員会を設置しております。')['G-BD-023']).toBeUndefined()
  expect(read('当社は指名委員会を設置しておりません。')['G-BD-020']).toBeUndefined()
  // The brackets count the second group alone: 3 of 5, not 3 of 3.
  expect(
    read('指名委員会は、取締役2名及び監査等委員である取締役3名（うち社外取締役3名）で構成されております。')['G-BD-021'],
  ).toBeUndefined()
})

test('attendance: the columns of the board, either order of attended and held, auditors left out', () => {
  const attendance = table([
    ['区分', '氏名', '取締役会出席状況', '監査役会出席状況'],
    ['代表取締役社長', '青木一郎', '12回／12回', '－'],
    ['取締役', '石井二郎', '全12回中11回', '－'],
    ['社外取締役', '上田三郎', '10回／12回', '－'],
    ['社外取締役', '江藤花子', '12回／12回', '－'],
    ['常勤監査役', '岡本四郎', '12回／12回', '6回／6回'],
  ])
  const values = valuesOf({
    InformationAboutOfficers: officers,
    OverviewOfCorporateGovernance: `<p>取締役会の活動状況</p>${attendance}`,
  })
  // (12 + 11 + 10 + 12) / 48 = 93.75 %; outside (10 + 12) / 24 = 91.7 %.
  expect(values).toMatchObject({ 'G-BD-009': 12, 'G-BD-010': 93.8, 'G-BD-011': 91.7 })
})

test('attendance: who has a dash under the board was at none of its meetings, however often he sat elsewhere', () => {
  const attendance = table([
    ['役職', '氏名', '取締役会', '監査役会', '経営会議'],
    ['代表取締役社長', '青木一郎', '10/10回', '', '24/24回'],
    ['取締役', '石井二郎', '9/10回', '', '24/24回'],
    ['社外取締役', '上田三郎', '10/10回', '', ''],
    ['取締役', '江藤花子', '－', '', '20/24回'],
  ])
  expect(valuesOf({ OverviewOfCorporateGovernance: `<p>取締役会への出席状況</p>${attendance}` })).toMatchObject({
    'G-BD-009': 10,
    'G-BD-010': 96.7,
  })
})

test('attendance at a committee that advises the board is none at the board', () => {
  const attendance = table([
    ['氏名', '開催回数', '出席回数'],
    ['青木一郎', '5回', '5回'],
    ['上田三郎', '5回', '5回'],
    ['江藤花子', '5回', '5回'],
  ])
  expect(
    valuesOf({
      OverviewOfCorporateGovernance: `<p>取締役会に助言・答申を行いました。出席状況は次のとおりです。</p>${attendance}`,
    }),
  ).toEqual({})
})

test('a rule of how often the board meets is no count', () => {
  const read = (text: string) => valuesOf({ OverviewOfCorporateGovernance: `<p>${text}</p>` })['G-BD-009']
  expect(read('取締役会は原則として月１回開催しております。')).toBeUndefined()
  expect(read('監査役会を当事業年度において14回開催しております。')).toBeUndefined()
  expect(read('当事業年度において当社は取締役会を計１５回開催しており、出席状況は次のとおりです。')).toBe(15)
})

test('staff that helps the auditors is no staff of the internal audit', () => {
  const audit = (text: string) => valuesOf({ Audits: `<p>${text}</p>` })['G-RM-023']
  expect(audit('監査等委員会の職務を補助する使用人として、監査部に兼務者3名を置いております。')).toBeUndefined()
  expect(audit('内部監査は監査部（4名）が担当しております。')).toBe(4)
})

test('audits: tenure in years or since a year, staff of the internal audit office, fees of the year reported', () => {
  const fees = table([
    ['区分|1|2', '前連結会計年度|2', '当連結会計年度|2'],
    [
      '監査証明業務に基づく報酬（百万円）',
      '非監査業務に基づく報酬（百万円）',
      '監査証明業務に基づく報酬（百万円）',
      '非監査業務に基づく報酬（百万円）',
    ],
    ['提出会社', '50', '9', '60', '－'],
    ['連結子会社', '5', '－', '6', '2'],
    ['計', '55', '9', '66', '2'],
  ])
  const audits = (tenure: string) =>
    valuesOf({
      Audits: `<p>内部監査は監査室（４名）が行っております。</p><p>b．継続監査期間</p><p>${tenure}</p><p>公認会計士12名、その他8名であります。</p>${fees}<p>監査役川口氏は財務及び会計に関する相当程度の知見を有しております。</p>`,
    })
  // 2 / (66 + 2) = 2.9 %.
  expect(audits('２３年間')).toMatchObject({
    'G-RM-024': 23,
    'G-RM-023': 4,
    'F-GV-001': 66,
    'G-RM-026': 2.9,
    'G-BD-026': 1,
  })
  expect(audits('1971年３月期以降')['G-RM-024']).toBe(54)
  // Of two or three years, whether the first is counted matters.
  expect(audits('2022年以降')['G-RM-024']).toBeUndefined()
  const staff = (text: string) => valuesOf({ Audits: `<p>${text}</p>` })['G-RM-023']
  expect(staff('内部監査室は、室員のうち公認内部監査人などの有資格者が延べ18名です。')).toBeUndefined()
  expect(staff('内部監査室は監査体制（国内10名、海外11名）を構築しております。')).toBeUndefined()
  expect(staff('業務監査部（15名）が監査します。品質監査部（7名）も監査します。')).toBeUndefined()
})

test('attendance at a committee is not the board’s, though a chairman of the board heads its table', () => {
  const attended = (line: string, times: string) =>
    `<p>${line}</p>${table([
      ['地位', '氏名', '出席状況'],
      ['代表取締役会長', '青木一郎', times],
      ['社外取締役', '上田三郎', times],
      ['社外取締役', '江藤花子', times],
    ])}`
  const read = (text: string) => valuesOf({ OverviewOfCorporateGovernance: text })['G-BD-009']
  expect(read(attended('同委員会における個々の委員の出席状況は次のとおりです。', '5回／5回'))).toBeUndefined()
  expect(
    read(`<p>報酬委員会</p><p>取締役会に答申しております。</p>${attended('活動状況', '5回／5回')}`),
  ).toBeUndefined()
  expect(read(attended('個々の取締役の出席状況', '13回／13回'))).toBe(13)
})

test('attendance that ran together: the meetings come first where the words say so', () => {
  const rows = ['甲野', '乙野', '丙野', '丁野', '戊野'].map((name) => `取締役${name}全14回中13回`).join('')
  // 13 / 14 = 92.9 %.
  expect(
    valuesOf({ OverviewOfCorporateGovernance: `取締役会の活動状況。区分氏名取締役会出席状況${rows}` }),
  ).toMatchObject({
    'G-BD-009': 14,
    'G-BD-010': 92.9,
  })
})

test('a term of one year, not a year of birth that ends in one', () => {
  const term = (text: string) => valuesOf({ InformationAboutOfficers: text })['G-BD-035']
  expect(term('役職名氏名生年月日任期取締役甲野1961年4月1日生2001年4月入社')).toBeUndefined()
  expect(term('取締役の任期は、選任後1年以内に終了する事業年度に係る定時株主総会終結の時までであります。')).toBe(1)
})

test('the mean tenure is counted from the careers, where each says since when; nobody who may have left meanwhile is counted', () => {
  const head = ['役職名', '氏名', '生年月日', '略歴', '任期', '所有株式数']
  const list = (...careers: readonly string[]) =>
    valuesOf({
      InformationAboutOfficers: table([
        head,
        ...careers.map((career, at) => ['取締役', `見本${'一二三四'[at]}`, '1960年1月1日生', career, '', '0']),
        ['監査役', '見本五', '1960年1月1日生', '2001年6月　当社監査役（現任）', '', '0'],
        ['計', '', '', '', '', '0'],
      ]),
    })['G-BD-013']
  const outside = '2010年6月　別社株式会社取締役　2023年6月　当社社外取締役（現任）'
  const inside = '1990年4月　当社入社　2015年4月　当社執行役員　同年6月　当社取締役常務執行役員（現任）'
  const returned = '2005年6月　当社取締役　2009年6月　当社取締役退任　2020年6月　当社取締役（現任）'
  // To June 2025: 2, 10 and 5 years.
  expect(list(outside, inside, returned)).toBe(5.7)
  expect(
    list(outside, inside, '2005年6月　当社取締役　2009年6月　当社常務執行役員　2020年6月　当社取締役'),
  ).toBeUndefined()
  expect(list(outside, inside, '2018年6月　当社子会社取締役')).toBeUndefined()
  expect(list(outside, inside, '2018年6月　取締役')).toBeUndefined()
})

test.each([
  ['当社は、いわゆる買収防衛策を導入しておりません。', 0],
  [
    '当社株式の大規模買付行為に関する対応方針（買収防衛策）は、2023年6月の定時株主総会終結の時をもって継続せず、廃止しました。',
    0,
  ],
  [
    '当社は、大規模買付行為に関する対応方針を継続することについて株主総会の承認を得ており、有効期間は3年であります。',
    1,
  ],
  ['買収防衛策の導入については検討しております。', undefined],
  ['議決権行使基準では、投資先の買収防衛策の継続に反対しております。', undefined],
  ['買収防衛策を導入しておりません。大規模買付行為への対応方針を継続しております。', undefined],
])('takeover defence: %s', (text, value) => {
  expect(valuesOf({ OverviewOfCorporateGovernance: `<p>${text}</p>` })['G-BD-039']).toBe(value)
})
