import { messages } from '../../../i18n/messages.ts'

export const textMessages = messages('text-figures', {
  chapters: {
    BusinessResultsOfGroup: { ja: '主要な経営指標等の推移（連結）', en: 'Key figures, consolidated' },
    BusinessResultsOfReportingCompany: { ja: '主要な経営指標等の推移（提出会社）', en: 'Key figures, filing company' },
    OverviewOfAffiliatedEntities: { ja: '関係会社の状況', en: 'Affiliated companies' },
    InformationAboutEmployees: { ja: '従業員の状況', en: 'Employees' },
    BusinessPolicyBusinessEnvironmentIssuesToAddressEtc: {
      ja: '経営方針、経営環境及び対処すべき課題等',
      en: 'Management policy and issues',
    },
    DisclosureOfSustainabilityRelatedFinancialInformation: {
      ja: 'サステナビリティに関する考え方及び取組',
      en: 'Sustainability',
    },
    BusinessRisks: { ja: '事業等のリスク', en: 'Business risks' },
    ResearchAndDevelopmentActivities: { ja: '研究開発活動', en: 'Research and development' },
    OverviewOfCapitalExpendituresEtc: { ja: '設備投資等の概要', en: 'Capital expenditure' },
    ShareholdingByShareholderCategory: { ja: '所有者別状況', en: 'Shareholders by category' },
    ShareOwnershipPlansForDirectorsAndOtherOfficersAndEmployees: {
      ja: '役員・従業員株式所有制度',
      en: 'Share ownership plans',
    },
    DividendPolicy: { ja: '配当政策', en: 'Dividend policy' },
    OverviewOfCorporateGovernance: { ja: 'コーポレート・ガバナンスの概要', en: 'Corporate governance' },
    CorporateGovernanceCompanyWithCorporateAuditors: {
      ja: 'コーポレート・ガバナンスの概要（監査役会設置会社）',
      en: 'Corporate governance',
    },
    CorporateGovernanceCompanyWithAuditAndSupervisoryCommittee: {
      ja: 'コーポレート・ガバナンスの概要（監査等委員会設置会社）',
      en: 'Corporate governance',
    },
    CorporateGovernanceCompanyWithNominatingAndOtherCommittees: {
      ja: 'コーポレート・ガバナンスの概要（指名委員会等設置会社）',
      en: 'Corporate governance',
    },
    InformationAboutOfficers: { ja: '役員の状況', en: 'Officers' },
    OutsideDirectorsAndOutsideCorporateAuditors: { ja: '社外役員の状況', en: 'Outside officers' },
    Audits: { ja: '監査の状況', en: 'Audits' },
    RemunerationForDirectorsAndOtherOfficers: { ja: '役員の報酬等', en: 'Officers’ pay' },
    Shareholdings: { ja: '株式の保有状況', en: 'Shareholdings' },
  },
  paragraph: (number: string) => ({ ja: `${number}段落目`, en: `paragraph ${number}` }),
  cell: (row: string, column: string) => ({ ja: `表の${row}行${column}列`, en: `table, row ${row}, column ${column}` }),
  table: { ja: '表', en: 'table' },
  title: { ja: '報告書の本文', en: 'In the words of the report' },
  states: {
    counts: { ja: '本文から読み取った数値です。', en: 'Read from the text.' },
    waiting: {
      ja: '確認待ちです。担当者が原文と照合するまで、スコアや順位に使いません。',
      en: 'Awaiting review. It stays out of scores and ranks until an operator has checked it against the text.',
    },
    refused: {
      ja: '担当者が原文と照合し、この指標の値ではないと判断しました。',
      en: 'An operator checked it against the text and rejected it.',
    },
  },
  beside: {
    same: { ja: 'タグまたは一覧表の値と一致しています。', en: 'Matches the tagged or tabulated figure.' },
    differs: {
      ja: 'タグまたは一覧表の値と一致しません。確認が済むまで、順位に含めません。',
      en: 'Differs from the tagged or tabulated figure, which is kept out of ranks until the difference is resolved.',
    },
  },
  decided: (day: string) => ({ ja: `${day}に確認済み`, en: `Reviewed on ${day}` }),
  corrected: { ja: '（値を修正）', en: ' (value corrected)' },
  read: { ja: '読み取った値', en: 'Value read' },
  basis: { ja: '会計区分', en: 'Basis' },
  place: { ja: '記載箇所', en: 'Place' },
  rule: { ja: '読み取り規則', en: 'Rule' },
  filing: { ja: '提出書類', en: 'Filing' },
  hit: { ja: '読み取った箇所', en: 'Passage read' },
  noCopy: { ja: '原文の控えを表示できません。', en: 'The stored copy cannot be shown.' },
  intact: { ja: '控えはハッシュ値と一致', en: 'Stored copy matches its hash' },
  broken: { ja: '控えがハッシュ値と一致しません', en: 'Stored copy does not match its hash' },
  accept: { ja: '採用', en: 'Accept' },
  refuse: { ja: '棄却', en: 'Reject' },
  undo: { ja: '判断を取り消す', en: 'Undo decision' },
  value: { ja: '正しい値（読み取りが誤っている場合）', en: 'Correct value, if misread' },
  notNumber: { ja: '数値を入力してください。', en: 'Enter a number.' },
  outcomes: {
    done: { ja: '判断を記録しました。', en: 'Decision recorded.' },
    unknown: { ja: 'この数値は見つかりません。', en: 'This figure no longer exists.' },
    'decided-before': {
      ja: 'すでに判断されています。先に取り消してください。',
      en: 'Already decided. Undo that decision first.',
    },
    'nothing-to-undo': { ja: '取り消す判断がありません。', en: 'There is no decision to undo.' },
    'read-again': {
      ja: '書類が新しい規則で読み直されました。画面を更新してください。',
      en: 'The filing has been read again by newer rules. Reload the page.',
    },
  },
  unknown: {
    ja: '本文に見つからない数値は「なし」でも「0」でもなく、不明として扱います。図や画像、会社独自の報告書に記載されている場合があります。',
    en: 'A figure not found in the text is treated as unknown, never as “no” or zero. It may be in a picture, or in the company’s own report.',
  },
  links: { ja: '報告書が参照先に挙げているページ', en: 'Pages the annual report refers to' },
  method: { ja: '本文からの読み取り', en: 'How text is read' },
})
