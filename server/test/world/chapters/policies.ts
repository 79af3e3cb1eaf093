import { sustainability } from './emissions.ts'
import type { Subject } from './subject.ts'

const governance = 'OverviewOfCorporateGovernance'
const risks = 'BusinessRisks'
const pay = 'RemunerationForDirectorsAndOtherOfficers'

/** A policy, body or practice: sentences that say it, and sentences that only sound like it. */
interface Policy {
  readonly indicators: readonly string[]
  readonly chapter: string
  readonly yes: readonly string[]
  readonly no: readonly string[]
}

const policy = (indicators: string, chapter: string, yes: readonly string[], no: readonly string[]): Policy => ({
  indicators: indicators.split(' '),
  chapter,
  yes,
  no,
})

const policies: readonly Policy[] = [
  policy(
    'G-BD-016',
    governance,
    [
      '取締役会の実効性評価を毎年実施し、結果の概要を公表しております。',
      '全取締役を対象に評価に関するアンケートを行い、取締役会の実効性に関する分析を行っております。',
    ],
    [
      '監査役会の実効性評価を実施し、翌年度の監査計画に反映しております。',
      '取締役会の実効性評価は実施しておりません。',
      '監査等委員会は、会計監査人の監査の実効性評価を行っております。',
      '取締役会の実効性評価の実施には至っておりません。',
    ],
  ),
  policy(
    'G-BD-048',
    governance,
    ['最高経営責任者の後継者計画を策定し、候補者の育成状況を毎年確認しております。'],
    [
      '事業承継に悩むお客さまに対し、後継者の育成や株式の承継に関する提案を行っております。',
      '後継者計画は策定しておりません。',
      '最高経営責任者の後継者計画を定めてはおりませんが、候補者の育成は重要な課題と認識しております。',
    ],
  ),
  policy(
    'G-BD-032',
    pay,
    ['重大な不正会計があった場合には、支給済みの賞与の返還を請求できるクローバック条項を設けております。'],
    ['マルス及びクローバックの条項は設けておりません。'],
  ),
  policy(
    'G-BD-035',
    governance,
    ['取締役の任期は、経営環境の変化に対応するため1年としております。'],
    ['監査等委員である取締役の任期は2年であります。'],
  ),
  policy(
    'G-AC-010',
    governance,
    [
      '法令違反等の早期発見のため、内部通報制度を整備しております。',
      'コンプライアンスに関する通報窓口を社内に設けております。',
    ],
    [
      'お客様相談窓口を設置し、製品に関するご意見を承っております。',
      '内部通報制度は設けておりません。',
      '株主からの相談窓口を設けております。',
    ],
  ),
  policy(
    'G-AC-014',
    governance,
    ['通報を行ったことを理由として、通報者に対し不利益な取扱いを行うことを禁止しております。'],
    ['監査役に報告を行った者が、当該報告をしたことを理由として不利な取扱いを受けないことを確保しております。'],
  ),
  policy(
    'G-AC-015',
    governance,
    ['役職員が遵守すべき行動規範を制定し、周知を図っております。', '企業倫理綱領を定め、全役職員に配布しております。'],
    [
      'OECD多国籍企業行動指針に基づく評価の対象となる国を定めております。',
      '取引先に対し、サプライヤー行動規範の遵守をお願いしております。',
    ],
  ),
  policy('G-AC-020', governance, ['反社会的勢力とは一切の関係を遮断し、不当な要求には毅然として対応いたします。'], []),
  policy(
    'G-RM-003',
    risks,
    [
      '大規模災害に備え、事業継続計画（BCP）を策定し、定期的に訓練を行っております。',
      'ＢＣＰの見直しを毎年実施しております。',
    ],
    [
      'お客様の事業継続計画（BCP）の策定を支援するサービスの提供を行っております。',
      '事業継続計画（BCP）は策定しておりません。',
      '事業継続計画（BCP）を策定していないため、被災時に復旧が遅れる可能性があります。',
      'BCPの策定は今後の課題であります。',
    ],
  ),
  policy(
    'G-RM-006',
    risks,
    ['情報セキュリティ基本方針を定め、従業員への教育を行っております。'],
    [
      '情報セキュリティに係る事故が発生した場合、信用が低下する可能性があります。',
      '情報セキュリティに関する規程は定めておりません。',
    ],
  ),
  policy('G-RM-007', risks, ['最高情報セキュリティ責任者（CISO）を任命しております。'], ['CISOは置いておりません。']),
  policy('G-RM-010', risks, ['サイバー攻撃に備え、CSIRTを設置しております。'], ['CSIRTは設置しておりません。']),
  policy(
    'G-RM-015',
    sustainability,
    ['詳細については、当社の統合報告書をご参照ください。'],
    [
      '統合報告書の発行を検討しております。',
      '当社は統合報告書を発行しておりません。',
      '統合報告書は作成していないものの、ウェブサイトにて情報を開示しております。',
    ],
  ),
  policy(
    'S-LR-048',
    sustainability,
    ['「人権方針」を制定し、国際規範を支持しております。', '人権に関する基本方針を定めております。'],
    [
      '人権方針の制定を検討しております。',
      '人権方針は策定しておりません。',
      '人権方針を策定していないことから、サプライチェーンにおける課題の把握が遅れるおそれがあります。',
    ],
  ),
  policy(
    'S-LR-049',
    sustainability,
    ['人権デュー・ディリジェンスを実施し、負の影響の特定に取り組んでおります。'],
    [
      '人権デュー・ディリジェンスについては、今後の実施を検討してまいります。',
      '人権デュー・ディリジェンスは実施しておりませんが、研修は行っております。',
    ],
  ),
  policy(
    'S-LR-051',
    sustainability,
    ['国連グローバル・コンパクトに署名しております。'],
    ['国連グローバル・コンパクトには署名しておりません。'],
  ),
  policy(
    'S-DV-031',
    sustainability,
    ['多様な人材が活躍できる職場づくりを推進しております。', 'ダイバーシティの推進に取り組んでおります。'],
    ['生物多様性の保全に取り組んでおります。'],
  ),
  policy(
    'S-DV-027',
    sustainability,
    ['「えるぼし」の認定（３つ星）を取得しております。'],
    ['えるぼし認定の取得を目指しております。', 'えるぼし認定は取得しておりません。'],
  ),
  policy(
    'S-DV-028',
    sustainability,
    ['「くるみん」の認定を受け、更新を続けて取得しております。'],
    ['くるみん認定の取得を予定しております。'],
  ),
  policy(
    'S-LR-034',
    sustainability,
    ['「健康経営優良法人」に認定されました。'],
    ['健康経営優良法人の認定を目指しております。'],
  ),
  policy(
    'E-CC-035',
    sustainability,
    ['当社の削減目標は、SBTイニシアチブの認定を取得しております。'],
    [
      'SBT認定の取得を目指し、申請の準備を進めております。',
      '当社の目標はSBTの水準に整合したものであります。',
      'SBTイニシアチブの認定は取得していないものの、その水準を参考としております。',
    ],
  ),
  policy(
    'E-CC-042',
    sustainability,
    ['設備投資の判断にインターナルカーボンプライシングを導入しております。'],
    ['インターナルカーボンプライシングの導入を検討しております。', '社内炭素価格は導入しておりません。'],
  ),
  policy(
    'E-EN-014',
    sustainability,
    ['当社はRE100に加盟しております。'],
    ['RE100への加盟を目指しております。', 'RE100には加盟しておりません。'],
  ),
  policy(
    'E-MG-003',
    sustainability,
    ['国内の全工場でISO14001の認証を取得しております。'],
    ['ISO14001の認証取得を目指しております。', 'ISO14001の認証は取得しておりません。'],
  ),
  policy(
    'E-MG-012',
    sustainability,
    ['TNFD提言に沿った分析を行い、結果を開示しております。'],
    ['TNFD提言に基づく開示を検討しております。', 'TNFDへの賛同や提言に基づく開示は行っておりません。'],
  ),
  policy(
    'E-CC-028 E-MG-030',
    sustainability,
    ['温室効果ガス排出量について、第三者検証を受けております。'],
    [
      '温室効果ガス排出量について、第三者保証の取得を予定しております。',
      '温室効果ガス排出量について、第三者保証は受けておりません。',
    ],
  ),
  policy(
    'G-RM-011 E-MG-027',
    sustainability,
    ['サステナビリティ委員会を設置し、年2回開催しております。'],
    ['サステナビリティに関する委員会は設置しておりません。'],
  ),
  policy(
    'S-SI-019',
    sustainability,
    ['紛争鉱物に関する調査を毎年行っております。'],
    ['紛争鉱物に関する方針の策定を検討しております。'],
  ),
  policy(
    'E-CC-044',
    sustainability,
    ['2050年に向けた移行計画を策定し、公表しております。'],
    ['移行計画の策定を検討しております。', '移行計画は策定しておりません。'],
  ),
  policy(
    'S-LR-033',
    sustainability,
    ['安全衛生方針を定め、全事業所に掲示しております。'],
    ['安全衛生方針は定めておりません。'],
  ),
  policy(
    'G-AC-022',
    governance,
    ['インサイダー取引の防止に関する規程を定めております。'],
    ['インサイダー取引の規制に違反した場合、信用が低下する可能性があります。'],
  ),
  policy(
    'G-AC-001',
    governance,
    ['贈収賄の防止に関する方針を定めております。'],
    ['海外では贈収賄に関する規制が強化されております。', '贈収賄防止に関する方針は定めておりません。'],
  ),
  policy(
    'G-RM-002',
    governance,
    ['最高リスク管理責任者（CRO）を任命しております。'],
    ['MICROSENSOR事業を担う執行役員を任命しております。'],
  ),
  policy('S-SI-014', sustainability, ['サプライヤー行動規範を定め、取引先に遵守をお願いしております。'], []),
]

/** Policies that are said, denied, planned, said of others, or not said at all. */
export function writePolicies({ random, ledger }: Subject): void {
  for (const { indicators, chapter, yes, no } of random.shuffled(policies)) {
    const draw = random.uniform()
    if (draw < 0.45) {
      ledger.write(chapter, random.pick(yes))
      for (const indicator of indicators) ledger.yes(indicator)
      continue
    }
    const isTempting = draw < 0.75 && no.length > 0
    if (isTempting) ledger.write(chapter, random.pick(no))
    for (const indicator of indicators)
      ledger.never(indicator, isTempting ? 'denied, planned or said of others' : 'nothing is said')
  }
}
