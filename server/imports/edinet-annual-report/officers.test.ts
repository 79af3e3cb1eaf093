import { expect, test } from 'vitest'
import { type GivenFact, givenReport } from './given-report.ts'
import { parseEdinetAnnualReport } from './parse.ts'

const board = 'InformationAboutDirectorsAndCorporateAuditors'
const own = 'jpcrp030000-asr_E99001-000'
const of = (person: string, field: string, value: string, unit?: string): GivenFact => [
  field,
  `FilingDateInstant_${own}${person}Member`,
  value,
  unit,
]
const footnote = (element: string, value: string): GivenFact => [
  `${element}TextBlock`,
  'FilingDateInstant_Row1Member',
  value,
]

async function officersOf(facts: readonly GivenFact[]) {
  const { officers = [] } = await parseEdinetAnnualReport(givenReport(facts), 'report.tsv')
  return officers
}

test('a person’s fields are joined by the member, however far apart they stand', async () => {
  const officers = await officersOf([
    of('Taro', `Name${board}`, '見  本  太  郎'),
    of('John', `Name${board}`, 'John  Sample'),
    of('Taro', `OfficialTitleOrPosition${board}`, '代表取締役社長'),
    of('Taro', `DateOfBirth${board}`, '1960-04-01'),
    of('Taro', `CareerSummary${board}TextBlock`, '1985年４月当社入社２０１０年６月取締役2020年 6月現職'),
    of('Taro', `NumberOfSharesHeldOrdinaryShares${board}`, '0', 'shares'),
    of('John', `NumberOfSharesHeldOrdinaryShares${board}`, '－', 'shares'),
    [`NumberOfSharesHeldOrdinaryShares${board}`, 'FilingDateInstant', '12000', 'shares'],
  ])
  expect(
    officers.map(({ name, title, birthDate, career, sharesHeld }) => [name, title, birthDate, career, sharesHeld]),
  ).toEqual([
    ['見本太郎', '代表取締役社長', '1960-04-01', ['1985年4月当社入社', '2010年6月取締役', '2020年 6月現職'], 0],
    ['John Sample', null, null, [], null],
  ])
})

test('a person without a name is no officer, whatever else is told, and nobody was born before 1900', async () => {
  const officers = await officersOf([
    of('Blank', `Name${board}`, '　 　'),
    of('Blank', `OfficialTitleOrPosition${board}`, '取締役'),
    of('Nameless', `DateOfBirth${board}`, '1960-04-01'),
    of('Taro', `Name${board}`, '見本太郎'),
    of('Taro', `DateOfBirth${board}`, '1845-04-01'),
    footnote('FootnotesDirectorsAndCorporateAuditors', '１ 取締役 試花子は、社外取締役であります。'),
  ])
  expect(officers.map(({ name, birthDate, isOutside }) => [name, birthDate, isOutside])).toEqual([
    ['見本太郎', null, false],
  ])
})

test('a title under the filer’s own prefix counts as well', async () => {
  const [officer] = await officersOf([
    of('Taro', `Name${board}`, '見本太郎'),
    of('Taro', `${own}:OfficialTitleOrPosition${board}`, '取締役'),
  ])
  expect(officer?.title).toBe('取締役')
})

test('outside directors are those whom a footnote names, each list by its own footnotes', async () => {
  const officers = await officersOf([
    of('Taro', `Name${board}`, '見  本  太  郎'),
    of('Hanako', `Name${board}Proposal`, '試  花  子'),
    footnote('FootnotesDirectorsAndCorporateAuditors', '１ 取締役  見本  太郎は、社外取締役であります。'),
    footnote('FootnotesDirectorsAndCorporateAuditorsProposal', '１ 取締役  試  花子は、社外取締役です。'),
    of('Jiro', 'NameInformationAboutExecutiveDirectors', '例  次  郎'),
  ])
  expect(officers.map(({ list, name, isOutside }) => [list, name, isOutside])).toEqual([
    ['board', '見本太郎', true],
    ['proposed', '試花子', true],
    ['executive', '例次郎', null], // no footnote speaks of outside executives
  ])
})

test('all auditors may be outside at once', async () => {
  const officers = await officersOf([
    of('Taro', `Name${board}`, '見本太郎'),
    of('Taro', `OfficialTitleOrPosition${board}`, '取締役'),
    of('Hanako', `Name${board}`, '試花子'),
    of('Hanako', `OfficialTitleOrPosition${board}`, '監査役(常勤)'),
    footnote('FootnotesDirectorsAndCorporateAuditors', '２．上記監査役の全員が、社外監査役です。'),
  ])
  expect(officers.map(({ isOutside }) => isOutside)).toEqual([false, true])
})

test('pay that is disclosed by name, and the largest shareholders without their sum', async () => {
  const member = 'jpcrp030000-asr_E99001-000MihonTaroMember'
  const facts = givenReport([
    ['jpcrp_cor:NameInformationAboutDirectorsAndCorporateAuditors', `FilingDateInstant_${member}`, '見本　太郎'],
    [
      'jpcrp_cor:TotalAmountOfRemunerationEtcPaidByGroupRemunerationEtcPaidByGroupToEachDirectorOrOtherOfficer',
      `CurrentYearDuration_${member}`,
      '123000000',
    ],
    ['jpcrp_cor:NameMajorShareholders', 'CurrentYearInstant_No2MajorShareholdersMember', '見本信託銀行㈱'],
    ['jpcrp_cor:NameMajorShareholders', 'CurrentYearInstant_No1MajorShareholdersMember', '見本　花子'],
    ['jpcrp_cor:NumberOfSharesHeld', 'CurrentYearInstant_No1MajorShareholdersMember', '1200000'],
    ['jpcrp_cor:ShareholdingRatio', 'CurrentYearInstant_No1MajorShareholdersMember', '0.1384'],
    ['jpcrp_cor:ShareholdingRatio', 'CurrentYearInstant_No2MajorShareholdersMember', '1.5'],
    ['jpcrp_cor:NumberOfSharesHeld', 'CurrentYearInstant', '9900000'],
  ])
  const { officers = [], shareholders = [] } = await parseEdinetAnnualReport(facts, 'report.tsv')
  expect(officers.map(({ payMillionJpy }) => payMillionJpy)).toEqual([123])
  expect(shareholders.map(({ position, name, shares, percent }) => [position, name, shares, percent])).toEqual([
    [1, '見本　花子', 1_200_000, 13.84],
    [2, '見本信託銀行㈱', null, null], // more than the whole is no share
  ])
})

test('men and women are the counts of the filing, and nothing where it counts neither', async () => {
  const counts = async (facts: readonly GivenFact[]) =>
    (await parseEdinetAnnualReport(givenReport(facts), 'report.tsv')).officerCounts
  expect(
    await counts([
      ['NumberOfMaleDirectorsAndOtherOfficers', 'FilingDateInstant', '8'],
      ['NumberOfFemaleDirectorsAndOtherOfficers', 'FilingDateInstant', '2'],
    ]),
  ).toEqual({ men: 8, women: 2 })
  expect(await counts([['NumberOfFemaleDirectorsAndOtherOfficers', 'FilingDateInstant', '-2']])).toBeNull()
  expect(await counts([])).toBeNull()
})
