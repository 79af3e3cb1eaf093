import type { Category } from '../../scores/hierarchy.ts'
import type { NewsLanguage } from '../article.ts'
import { Matcher, wordsIn } from './matcher.ts'

/** Kinds of misdeeds and mishaps. Keys that the wire and the screens spell. */
export const newsTopics = [
  'investigation',
  'competition',
  'penalty',
  'quality',
  'leak',
  'accident',
  'lawsuit',
  'accounting',
  'fraud',
  'corruption',
  'insider-trading',
  'environment',
  'labour',
  'harassment',
  'human-rights',
  'misleading-claims',
  'outage',
  'tax',
  'governance',
  'community',
] as const
export type NewsTopic = (typeof newsTopics)[number]

/** What a word of a topic says: 1 limited to 3 high; 4 only comes with words of extent. */
export interface TopicWord {
  readonly topic: NewsTopic
  readonly level: 1 | 2 | 3
  readonly category: Category
}

type Row = readonly [NewsTopic, 1 | 2 | 3, Category, ja: string, en: string]

/** The gravest topics first. Of two rows with the same word the earlier one counts. Ours, proposed. */
const rows: readonly Row[] = [
  [
    'accounting',
    3,
    'risk_management',
    `不適切会計|不適切な会計|不適切な会計処理|会計不正|不正会計|粉飾|粉飾決算|架空売上|架空取引|架空計上|循環取引|過大計上|過大に計上|売上の先行計上|過年度決算の訂正|過年度の有価証券報告書等の訂正|有価証券報告書等の虚偽記載|虚偽記載|重要な不備|監査意見不表明|意見不表明`,
    `improper accounting|accounting fraud|accounting irregularit*|accounting scandal|false accounting|window-dress*|overstated sales|overstated profit*|overstated revenue|overstat*|fictitious sales|fictitious transactions|round-trip transactions|corrects accounts of past years|restates past results|misstated accounts|material weakness|disclaimer of opinion|false securities report*|delays results to look into accounting`,
  ],
  [
    'corruption',
    3,
    'anti_corruption',
    `贈賄|収賄|贈収賄|賄賂|不正な利益供与|外国公務員`,
    `bribery|bribe|bribes|bribing|bribed|kickback*|corruption charge*|graft`,
  ],
  [
    'competition',
    3,
    'anti_corruption',
    `独占禁止法|独禁法|公正取引委員会|公取委|談合|カルテル|排除措置命令|価格調整|優越的地位の濫用|下請法違反|下請法`,
    `cartel*|price fixing|price-fixing|fixing prices|bid rigging|bid-rigging|antitrust|anti-monopoly|antimonopoly|fair trade commission|competition law|abuse of dominant|abuse of a superior|cease-and-desist order`,
  ],
  [
    'fraud',
    3,
    'anti_corruption',
    `横領|着服|背任|詐欺|不正流用|資金流用|私的流用|不正受給|不正請求|水増し請求|架空請求|資金洗浄|マネーロンダリング|反社会的勢力`,
    `embezzl*|misappropriat*|swindl*|defraud*|fraudulent|fraud case|fraud charges|breach of trust|subsidy fraud|false claims|overbilling|overbilled|padded bills|money laundering|organized crime|crime syndicate*`,
  ],
  [
    'investigation',
    3,
    'anti_corruption',
    `第三者委員会|特別調査委員会|社内調査委員会|外部調査委員会|独立調査委員会|調査委員会の設置|調査委員会設置|調査委を設置|調査委|不適切な取引|不適切な行為|不正行為|不正の疑い|不正を隠|不正が発覚|不正を認め`,
    `third-party committee|special investigation committee|special committee to investigate|special committee of outside|special committee|independent investigation|outside lawyers to look into|investigation committee|investigative committee|internal investigation|misconduct|wrongdoing|improper transactions|improper conduct|cover-up|covered up`,
  ],
  [
    'penalty',
    3,
    'risk_management',
    `課徴金|行政処分|業務改善命令|業務停止命令|業務停止|営業停止|刑事告発|起訴|書類送検|家宅捜索|強制捜査|免許取り消し|登録取り消し|指名停止|上場廃止|上場契約違約金|特別注意銘柄|特設注意市場銘柄|改善報告書|監理銘柄`,
    `administrative penalty|administrative order|administrative action|business improvement order|business suspension order|suspension order|ordered to suspend business|fined|fines|monetary penalty|surcharge order|indicted|indictment*|criminal complaint|criminal charges|license revoked|licence revoked|revokes license|barred from public bids|delisting|delisted|security on alert`,
  ],
  [
    'human-rights',
    2,
    'labour_rights',
    `強制労働|児童労働|人身取引|現代奴隷|人権侵害|人権問題|移住労働者の権利|旅券を取り上げ|先住民の権利侵害|技能実習生への`,
    `forced labor|forced labour|child labor|child labour|modern slavery|slave labor|human trafficking|human rights abuse*|human rights violation*|rights abuses|debt bondage|confiscated passports|passports taken away|indigenous rights`,
  ],
  [
    'quality',
    2,
    'social_improvement',
    `リコール|自主回収|製品回収|製品の回収|検査不正|品質不正|認証不正|燃費不正|型式指定の取り消し|データの改ざん|データ改ざん|検査データ改ざん|検査結果の改ざん|試験結果の改ざん|検査データを改ざん|検査データの改ざん|改ざん|データ不正|データ偽装|産地偽装|食品偽装|不適合品|異物混入|食中毒|健康被害|製品事故|欠陥`,
    `recall|recalls|recalled|recalling|product recall|voluntary recall|test fraud|inspection fraud|quality fraud|certification fraud|falsified test*|falsified data|falsified inspection*|falsif*|data fabrication|faked data|tampered data|mislabel*|origin fraud|nonconforming|non-conforming|contaminated product*|foreign matter|food poisoning|health damage|product defect*|defective`,
  ],
  [
    'leak',
    2,
    'risk_management',
    `情報漏えい|情報漏洩|情報の漏えい|情報の漏洩|情報の流出|情報流出|情報漏出|情報が流出|情報が漏え|情報が漏洩|件流出|個人情報の不正|不正アクセス|ランサムウェア|サイバー攻撃|不正持ち出し|マルウェア感染`,
    `data leak*|data breach*|information leak*|leak of personal|leaked from|may have leaked|personal data leaked|leaked personal|leakage of personal|customer data leaked|data theft|stolen data|unauthorized access|unauthorised access|cyberattack*|cyber attack*|cyber-attack*|ransomware|malware|hacked|hackers|attackers enter|attackers came in`,
  ],
  [
    'accident',
    2,
    'labour_rights',
    `火災|爆発事故|爆発|死亡事故|労働災害|労災事故|工場で事故|工場における事故|工場での事故|施設での事故|施設における事故|事業所での事故|事業所における事故|転落事故|墜落|脱線|崩落|倒壊事故|人身事故|作業員が死亡|従業員が死亡|事故の発生|重大事故`,
    `fire at|fire broke out|a fire with|factory fire|plant fire|blaze|explosion*|fatal accident*|industrial accident*|workplace accident*|work accident|killed in|accident at|derail*|collapse of|serious accident*|workers hurt|workers injured|notice on the fire`,
  ],
  [
    'environment',
    2,
    'emissions',
    `土壌汚染|地下水汚染|水質汚濁|大気汚染|油流出|油の流出|油を含む排水|有害物質の流出|有害物質が流出|薬品の流出|基準超の排水|排水基準超過|排水基準を超|協定値を超|協定値を超過|ばい煙基準を超過|基準を超過|基準値を超過|基準値超過|環境基準を超|不法投棄|不法に投棄|森林破壊|違法伐採|環境汚染`,
    `soil contamination|groundwater contamination|water pollution|air pollution|oil spill*|chemical spill*|oil from|toxic spill*|toxic release|discharged water above limits|above limits|exceeded limits|exceeded agreed emissions|exceeded the level|exceeded environmental|illegal dumping|suspected of dumping|dumping industrial waste|dumped|deforestation|illegal logging|polluted|pollution|contaminat*`,
  ],
  [
    'harassment',
    2,
    'diversity_s',
    `ハラスメント行為|ハラスメント訴訟|ハラスメントで|ハラスメント　|ハラスメントを理由|パワハラ|パワーハラスメント|セクハラ|セクシュアルハラスメント|性加害|性的暴行|役員がハラスメント|人種差別|男女差別|性差別|不当な差別`,
    `harassment|harassed|sexual assault|sexual misconduct|bullying|discrimination suit|discrimination lawsuit|racial discrimination|sex discrimination|gender discrimination|racism|hostile workplace`,
  ],
  [
    'labour',
    2,
    'labour_rights',
    `過労死|過労自殺|違法な長時間労働|違法な時間外労働|違法残業|是正勧告|賃金未払い|未払い残業|残業代未払い|残業代の未払い|未払いの残業代|サービス残業|偽装請負|不当解雇|不当労働行為|労働基準法違反|労基法違反|雇い止め訴訟`,
    `death from overwork|overwork death|overwork suicide|karoshi|illegal overtime|unpaid overtime|unpaid wages|wage theft|of overtime|labor inspectors|labour inspectors|labor standards violation*|unfair dismissal|unfair labor practice*|disguised contract*`,
  ],
  [
    'insider-trading',
    2,
    'anti_corruption',
    `インサイダー取引|内部者取引|元社員に課徴金|元従業員に課徴金|社員に課徴金|相場操縦|株価操縦`,
    `insider trading|insider deal*|fine for a former employee|fine for an employee|market manipulation|stock manipulation|share price manipulation|traded before a change`,
  ],
  [
    'tax',
    2,
    'anti_corruption',
    `脱税|所得隠し|申告漏れ|追徴課税|移転価格課税`,
    `tax evasion|evaded tax*|undeclared income|hidden income|unreported income|back taxes|additional tax assessment`,
  ],
  [
    'misleading-claims',
    2,
    'social_improvement',
    `措置命令|不当表示|優良誤認|有利誤認|景品表示法違反|誇大広告|グリーンウォッシュ|グリーンウォッシング|見せかけ|誤解を招く|合理的な根拠がない表示|表示に根拠なし|過少申告|過少に申告|過小に申告`,
    `misleading claim*|misleading label*|misleading advertis*|false advertis*|unfounded claim*|over claims for|deceptive advertis*|greenwash*|misleads the public|exaggerated claim*|understated energy|understated`,
  ],
  ['labour', 1, 'labour_rights', `ストライキ|スト突入|労働争議`, `strike|strikes|walkout`],
  [
    'outage',
    1,
    'risk_management',
    `システム障害|通信障害|大規模障害|サービス停止の障害|取引停止の障害`,
    `system failure*|system outage*|service outage*|network outage*|communications outage*|trading outage`,
  ],
  [
    'lawsuit',
    1,
    'risk_management',
    `訴訟の提起|訴訟提起|訴訟を提起|訴訟の判決|提訴|訴訟で敗訴|敗訴|損害賠償請求|損害賠償を求め|集団訴訟|株主代表訴訟|特許侵害訴訟|賠償命令`,
    `lawsuit|lawsuits|sued|sues|sue|legal action|class action|damages suit|compensation suit|derivative suit|patent suit|ordered to pay damages|litigation against`,
  ],
  [
    'governance',
    1,
    'board_meeting',
    `経営方針で対立|経営権を巡る対立|経営権争い|内紛|任期途中で辞任|引責辞任|会長を解任|社長を解任|代表取締役の解職|代表取締役の解任|役員の解任|監査法人の辞任|会計監査人の辞任`,
    `in dispute|boardroom dispute|boardroom battle|board dispute|outside directors quit|outside directors are leaving early|leaving early|proxy fight|power struggle|president ousted|ousts president|ousted as|dismissed president|auditor resigns|auditor quits`,
  ],
  [
    'community',
    1,
    'community',
    `住民が抗議|住民らが抗議|抗議活動|反対運動|住民訴訟|騒音で改善要望|騒音と|悪臭|騒音被害|改善を求める要望書|不買運動`,
    `residents protest|residents protested|protest against|protests against|protested|neighbors ask|against noise|noise complaints|noise at night|foul smell|boycott*`,
  ],
]

export const topicMatchers: Readonly<Record<NewsLanguage, Matcher<TopicWord>>> = {
  ja: new Matcher(entriesOf('ja')),
  en: new Matcher(entriesOf('en')),
}

function entriesOf(language: NewsLanguage): [string, TopicWord][] {
  return rows.flatMap(([topic, level, category, ja, en]) =>
    wordsIn(language === 'ja' ? ja : en).map((word): [string, TopicWord] => [word, { topic, level, category }]),
  )
}

/** All words of all topics, which are bad words too. */
export function topicWords(language: NewsLanguage): string[] {
  return entriesOf(language).map(([word]) => word)
}
