import { drawName } from '#server/demo/board/people.ts'
import { Random } from '#server/demo/random.ts'
import type { FactRows } from './facts.ts'
import { summaryYears } from './finance.ts'
import { sentenceOf } from './sentences.ts'
import type { Story } from './story.ts'

const own = 'CurrentYearInstant_NonConsolidatedMember'
const about = 'InformationAboutReportingCompanyInformationAboutEmployees'
const leave =
  'AllEmployeesCalculatedBasedOnProvisionsOfArticle714Item1OfOrdinanceForEnforcementOfActOnChildcareLeaveCaregiverLeaveAndOtherMeasuresForTheWelfareOfWorkersCaringForChildrenOrOtherFamilyMembersRatioOfMaleEmployeesTakingChildcareLeaveMetricsOfReportingCompany'
const groups = [
  ['All', '全労働者'],
  ['Regular', '正規雇用労働者'],
  ['NonRegular', '非正規雇用労働者'],
] as const

/** Which companies tell of their greenhouse gases as data: one in four. */
export const tellsEmissions = ({ document: { filer } }: Pick<Story, 'document'>) => filer.index % 4 === 0

/** Women's and men's figures are in filings since the report of the year that ended in March 2024. */
export const hasDiversity = ({ document: { periodEnd } }: Pick<Story, 'document'>) => periodEnd >= '2023-12-31'

export function addPeople(rows: FactRows, story: Story): void {
  const { document, year, years } = story
  const of = years.get(year)!
  const { filer } = document
  if (filer.hasConsolidated)
    for (const { back, when } of summaryYears)
      rows.add('NumberOfEmployees', '従業員数', `${when}Instant`, years.get(year - back)!.employees, 'pure')
  const parentStaff = filer.hasConsolidated ? of.parent.employees : of.employees
  rows.add('NumberOfEmployees', '従業員数', own, parentStaff, 'pure')
  if (filer.hasConsolidated)
    rows.add('AverageNumberOfTemporaryWorkers', '平均臨時雇用人員', 'CurrentYearInstant', of.temporary, 'pure')
  rows.add(`AverageAgeYears${about}`, '平均年齢（年）、提出会社の状況、従業員の状況', own, of.age, 'pure')
  rows.add(
    `AverageLengthOfServiceYears${about}`,
    '平均勤続年数（年）、提出会社の状況、従業員の状況',
    own,
    of.service,
    'pure',
  )
  rows.add(`AverageAnnualSalary${about}`, '平均年間給与、提出会社の状況、従業員の状況', own, of.salary, 'JPY')
  if (hasDiversity(story)) addDiversity(rows, story)
  if (tellsEmissions(story)) addEmissions(rows, story)
}

function addDiversity(rows: FactRows, { document: { filer }, year, years }: Story): void {
  const of = years.get(year)!
  const women = 'RatioOfFemaleEmployeesInManagerialPositionsMetricsOf'
  rows.add(`${women}ReportingCompany`, '管理職に占める女性労働者の割合、提出会社の指標', own, of.femaleManagers, 'pure')
  rows.add(leave, '全労働者、育児休業取得率、提出会社の指標', own, of.leave, 'pure')
  for (const [at, [group, label]] of groups.entries())
    rows.add(
      `${group}EmployeesDifferencesInWagesBetweenMaleAndFemaleEmployeesMetricsOfReportingCompany`,
      `${label}、労働者の男女の賃金の差異、提出会社の指標`,
      own,
      of.wages[at]!,
      'pure',
    )
  const bare = filer.nameJa.replace('株式会社', '')
  for (const [at, kind] of ['販売', '物流'].entries()) {
    const context = `CurrentYearInstant_Row${at + 1}Member`
    rows.add(
      'ConsolidatedSubsidiariesMetricsOfConsolidatedSubsidiaries',
      '連結子会社の指標',
      context,
      `㈱${bare}${kind}`,
    )
    rows.add(
      `${women}ConsolidatedSubsidiaries`,
      '管理職に占める女性労働者の割合、連結子会社の指標',
      context,
      at === 0 ? '－' : of.femaleManagers,
      'pure',
    )
  }
}

/** Of the year before and the one before that, as filers know them when they file. */
function addEmissions(rows: FactRows, { document: { filer }, year, years }: Story): void {
  const member = filer.hasConsolidated ? '_ConsolidatedAccountingGroupMember' : ''
  for (const back of [2, 1]) {
    const [one, two, three] = years.get(year - back)!.scopes
    const add = (element: string, value: number, of: string) =>
      rows.add(element, '温室効果ガス排出量', `Prior${back}YearDuration${of}`, value, 'tCO2e')
    add('GrossScope1GreenhouseGasEmissionsScope1And2GreenhouseGasEmissions', one, member)
    add('GrossScope2GreenhouseGasEmissionsScope1And2GreenhouseGasEmissions', two, member)
    add('GrossScope3GreenhouseGasEmissions', three, '')
    if (!filer.hasConsolidated || filer.index % 8 !== 0) continue
    // Some split scope 1 by basis and give the sum as well: neither is the group's.
    const others = Math.round(one / 20) + 1
    add(
      'GrossScope1GreenhouseGasEmissionsScope1And2GreenhouseGasEmissions',
      others,
      '_OtherInvesteesExcludedFromConsolidatedAccountingGroupMember',
    )
    add('GrossScope1GreenhouseGasEmissionsScope1And2GreenhouseGasEmissions', one + others, '')
  }
}

/** Shareholders by kind and the largest ten, treasury shares, shares in other companies. */
export function addShares(rows: FactRows, { document: { filer }, seed, year, years }: Story): void {
  const of = years.get(year)!
  const random = new Random(`${seed} shareholders ${filer.index} ${year}`)
  const ordinary = 'CurrentYearInstant_OrdinaryShareMember'
  const kind = (name: string, label: string, value: string) =>
    rows.add(`PercentageOfShareholdings${name}`, `所有株式数の割合（％）－${label}`, ordinary, value, 'pure')
  kind('NationalAndLocalGovernments', '政府及び地方公共団体', '－')
  kind('FinancialInstitutions', '金融機関', of.institutions)
  kind('ForeignersOtherThanIndividuals', '外国法人等－個人以外', of.foreigners[0])
  kind('ForeignIndividuals', '外国法人等－個人', of.foreigners[1])
  let share = 0.13
  for (let place = 1; place <= 10; place++) {
    const context = `CurrentYearInstant_No${place}MajorShareholdersMember`
    const name =
      place === 1 ? '日本見本信託銀行㈱（信託口）' : place % 3 === 0 ? drawName(random) : `㈱${drawName(random)}興産`
    share *= 0.6 + 0.3 * random.uniform()
    rows.add('NameMajorShareholders', '氏名又は名称、大株主の状況', context, name)
    rows.add('NumberOfSharesHeld', '所有株式数', context, Math.round((of.shares * share) / 100) * 100, 'shares')
    rows.add('ShareholdingRatio', '発行済株式総数に対する所有株式数の割合', context, share.toFixed(4), 'pure')
  }
  const row = 'CurrentYearInstant_Row1Member'
  rows.add('NameOfShareholderTreasurySharesEtc', '所有者の氏名又は名称、自己株式等', row, filer.nameJa)
  rows.add('TotalNumberOfSharesHeldTreasurySharesEtc', '所有株式数の合計（株）、自己株式等', row, of.treasury, 'shares')
  const issues = 'InvestmentSharesHeldForPurposesOtherThanPureInvestmentReportingCompany'
  const label = '保有目的が純投資目的以外の目的である投資株式、提出会社'
  rows.add(
    `NumberOfIssuesSharesNotListed${issues}`,
    `銘柄数、非上場株式、${label}`,
    'CurrentYearInstant',
    of.issues[0],
    'pure',
  )
  rows.add(
    `NumberOfIssuesSharesOtherThanThoseNotListed${issues}`,
    `銘柄数、非上場株式以外の株式、${label}`,
    'CurrentYearInstant',
    of.issues[1],
    'pure',
  )
  const details = 'DetailsOfSpecifiedInvestmentEquitySecuritiesHeldForPurposesOtherThanPureInvestmentReportingCompany'
  for (let place = 1; place <= of.issues[1]; place++) {
    const context = `CurrentYearInstant_Row${place}Member`
    rows.add(
      `NameOfSecurities${details}`,
      '銘柄、特定投資株式の明細',
      context,
      `㈱${drawName(random)}${random.pick(trades)}`,
    )
    rows.add(
      `NumberOfShares${details}`,
      '株式数、特定投資株式の明細',
      context,
      random.integer(10, 90_000) * 100,
      'shares',
    )
    rows.add(
      `BookValue${details}`,
      '貸借対照表計上額、特定投資株式の明細',
      context,
      random.integer(1, 9_999) * 1_000_000,
      'JPY',
    )
    const purpose = `保有目的は、${sentenceOf('business', random, year)}${sentenceOf('policy', random, year)}定量的な保有効果の記載は困難であります。`
    rows.add(`PurposeOfShareholding${details}`, '保有目的、業務提携等の概要、定量的な保有効果', context, purpose)
  }
}

const trades = ['工業', '商事', '製作所', '銀行', '化学', '電機', '運輸', '食品']

const ofBoard = 'InformationAboutDirectorsAndCorporateAuditors'

export function addOfficers(rows: FactRows, { document: { filer }, board }: Story): void {
  const { officers, men, women } = board
  const now = 'FilingDateInstant'
  rows.add('NumberOfMaleDirectorsAndOtherOfficers', '男性の人数、役員', now, men, 'pure')
  rows.add('NumberOfFemaleDirectorsAndOtherOfficers', '女性の人数、役員', now, women, 'pure')
  rows.add(
    'RatioOfFemaleDirectorsAndOtherOfficers',
    '役員のうち女性の比率',
    now,
    (women / (men + women)).toFixed(3),
    'pure',
  )
  for (const { member, name, title, birthDate, career, shares } of officers) {
    const context = `${now}_jpcrp030000-asr_${filer.edinetCode}-000${member}Member`
    const add = (field: string, label: string, value: string | number, unit?: string) =>
      rows.add(`${field}${ofBoard}`, `${label}、役員の状況`, context, value, unit)
    add('OfficialTitleOrPosition', '役職名', title)
    add('Name', '氏名', `${name.slice(0, 2)}  ${[...name.slice(2)].join('  ')}`)
    add('DateOfBirth', '生年月日', birthDate)
    add('TermOfOffice', '任期', '(注)３')
    add('NumberOfSharesHeldOrdinaryShares', '所有株式数', shares ?? '－', 'shares')
    rows.add(
      `CareerSummary${ofBoard}TextBlock`,
      '略歴、役員の状況',
      context,
      career.map((step) => step.replace('　', '')).join(''),
    )
  }
  const directors = officers.filter(({ title }) => title.includes('取締役'))
  const outsideNames = (group: Story['board']['officers']) =>
    group.filter(({ isOutside }) => isOutside).map(({ name }) => name)
  const auditors = outsideNames(officers.filter((officer) => !directors.includes(officer)))
  const footnotes = 'FootnotesDirectorsAndCorporateAuditorsTextBlock'
  rows.add(
    footnotes,
    '脚注',
    `${now}_Row1Member`,
    `取締役${outsideNames(directors).join('、')}は、社外取締役であります。`,
  )
  if (auditors.length > 0)
    rows.add(footnotes, '脚注', `${now}_Row3Member`, `監査役${auditors.join('、')}は、社外監査役であります。`)
  rows.add(
    footnotes,
    '脚注',
    `${now}_Row2Member`,
    '取締役の任期は、選任後１年以内に終了する事業年度に係る定時株主総会終結の時までであります。',
  )
  const pay = 'RemunerationEtcByCategoryOfDirectorsAndOtherOfficers'
  for (const [member, isOutside] of [
    ['DirectorsExcludingOutsideDirectorsMember', false],
    ['OutsideDirectorsMember', true],
  ] as const) {
    const group = directors.filter((officer) => officer.isOutside === isOutside)
    const context = `CurrentYearDuration_${member}`
    rows.add(`TotalAmountOfRemunerationEtc${pay}`, '報酬等の総額', context, payOf(group), 'JPY')
    rows.add(`NumberOfDirectorsAndOtherOfficers${pay}`, '対象となる役員の員数', context, group.length, 'pure')
  }
}

const payOf = (group: Story['board']['officers']) => group.reduce((sum, { payYen }) => sum + payYen, 0)
