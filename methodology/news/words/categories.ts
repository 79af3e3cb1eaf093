import type { Category } from '../../scores/hierarchy.ts'
import type { NewsLanguage } from '../article.ts'
import { Matcher, wordsIn } from './matcher.ts'

/** Words by the category they tell. A word stands in one row only. Ours. */
const rows: readonly (readonly [Category, ja: string, en: string])[] = [
  [
    'climatechange',
    `温室効果ガス|GHG|CO2|二酸化炭素|脱炭素|低炭素|カーボンニュートラル|カーボンゼロ|ネットゼロ|実質ゼロ|炭素価格|社内炭素価格|炭素税|カーボンプライシング|排出量取引|排出枠|GX|GXリーグ|SBT|SBTi|SBTイニシアチブ|TCFD|CDP|1.5℃|2℃|気候変動|気候|気候関連|地球温暖化|温暖化|スコープ1|スコープ2|スコープ3|移行計画|トランジション|カーボンクレジット|クレジット|Jクレジット|メタン|フロン|豪雨|台風|浸水|猛暑|物理的リスク|移行リスク|パリ協定|グリーンボンド|サステナビリティ・リンク|森林吸収|CCS|CCUS|DAC`,
    `greenhouse gas*|ghg|co2|carbon dioxide|decarboni*|carbon neutral*|carbon-neutral*|net zero|net-zero|carbon price|carbon pricing|carbon tax|emissions trading|carbon credit*|sbti|science based targets*|science-based|tcfd|cdp|1.5°c|climate|global warming|scope 1|scope 2|scope 3|transition plan|transition bond*|methane|emissions cut*|emissions target*|carbon footprint|carbon capture|heavy rain|typhoon*|flood*|heatwave*|heat wave*|physical risk*|transition risk*|paris agreement|green bond*|low-carbon`,
  ],
  [
    'environmental_management',
    `環境マネジメント|ISO14001|ISO 14001|EMAS|環境経営|環境方針|環境管理|環境監査|環境報告|環境影響評価|環境法令|生物多様性|自然資本|TNFD|ネイチャーポジティブ|自然共生サイト|森林|植林|植樹|里山|湿地|サンゴ|希少種|希少な動植物|生態系|森林認証|FSC|MSC|RSPO|パーム油|持続可能な木材|海洋保全|藻場|土壌|緑化|エコマーク|グリーン購入|持続可能な調達|認証油|ミツバチ|絶滅危惧`,
    `environmental management|iso 14001|iso14001|environmental policy|environmental audit*|environmental report|environmental impact assessment|environmental assessment|biodiversity|natural capital|tnfd|nature-positive|nature positive|nature-related|forest|forests|reforest*|planting trees|tree planting|woodland*|wetland*|coral|rare species|endangered|ecosystem*|habitat|fsc|rspo|palm oil|sustainable timber|certified timber|seagrass|ocean conservation|greening|eco-label*|ecolabel*|green procurement|nature`,
  ],
  [
    'energy',
    `再生可能エネルギー|再エネ|太陽光|太陽光発電|風力|風力発電|洋上風力|地熱|水力発電|バイオマス発電|水素|アンモニア|蓄電池|蓄電|省エネ|省エネルギー|省エネ法|節電|エネルギー使用量|エネルギー効率|エネルギー消費|消費電力|電力使用量|電力購入契約|PPA|コーポレートPPA|RE100|EP100|非化石|非化石証書|燃料転換|電化|ヒートポンプ|コージェネ|ZEB|ZEH|廃熱|排熱|LED化|自家発電|ペロブスカイト|仮想発電所|デマンドレスポンス`,
    `renewable*|solar|wind power|wind farm*|offshore wind|geothermal|hydropower|hydroelectric|biomass power|hydrogen|ammonia|battery storage|storage batter*|energy-saving|energy saving*|saves energy|energy use|energy efficien*|energy consumption|power use|electricity use|power purchase agreement|ppa|re100|ep100|non-fossil|fuel switching|heat pump*|cogeneration|zero energy building*|waste heat|led lighting|virtual power plant|demand response|energy conservation act|perovskite`,
  ],
  [
    'water',
    `水使用|水使用量|取水|取水量|水資源|水リスク|水不足|渇水|水ストレス|節水|排水|排水処理|排水基準|水質|水源|水源涵養|水源林|地下水|下水|再生水|雨水|水の再利用|ウォータースチュワードシップ|AWS認証|河川|川に|油流出|純水|循環水|水使用原単位|水道`,
    `water use|water withdrawal*|water consumption|water resource*|water risk*|water scarcity|water shortage*|water stress|drought|saves water|water-saving|saving water|wastewater|effluent|discharged water|water quality|water source*|watershed*|groundwater|reclaimed water|recycled water|rainwater|reuse of water|water stewardship|river|oily water|purified water|water supply|water`,
  ],
  [
    'waste',
    `廃棄物|産業廃棄物|産廃|廃棄|ごみ|ゴミ|食品ロス|フードロス|プラスチック|脱プラ|リサイクル|再資源化|資源循環|循環型|サーキュラー|サーキュラーエコノミー|再生材|再生プラスチック|再利用|リユース|アップサイクル|最終処分|埋立|埋め立て|ゼロエミッション|包装材|容器包装|回収・再生|使用済み|水平リサイクル|マテリアルリサイクル|ケミカルリサイクル|不法投棄|都市鉱山|詰め替え|リペア|解体材`,
    `waste|industrial waste|landfill*|garbage|trash|food waste|food loss|plastic*|recycl*|circular economy|circular|recycled content|recovered material*|reuse|reusable|upcycl*|zero landfill|zero waste|packaging|end-of-life|used products|take-back|refill*|illegal dumping|dumping|dumped|scrap metal|repair service`,
  ],
  [
    'emissions',
    `大気汚染|排ガス|排出ガス|窒素酸化物|硫黄酸化物|NOx|SOx|VOC|揮発性有機化合物|ばい煙|ばいじん|粉じん|PM2.5|化学物質|有害化学物質|有害物質|PRTR|PFAS|PCB|アスベスト|石綿|悪臭|土壌汚染|水銀|ダイオキシン|塗料の水性化|水性塗料|溶剤|協定値|脱硝|脱硫|フッ素化合物|規制物質|REACH|RoHS`,
    `air pollution|exhaust gas|exhaust|nitrogen oxides|sulfur oxides|nox|sox|voc|vocs|volatile organic*|soot|dust emissions|particulate*|fine particles|pm2.5|chemical substances|hazardous substances|hazardous chemicals|toxic|prtr|pfas|pcb|pcbs|asbestos|odor*|soil contamination|mercury|dioxin*|water-based paint*|solvent*|agreed emissions|fluorinated|denitrification|desulfur*|reach regulation|rohs`,
  ],
  [
    'community',
    `地域社会|地域貢献|地域|地元|自治体|住民|周辺住民|近隣|町内会|包括連携協定|防災協定|防災|災害支援|復興支援|被災地|被災者|義援金|寄付|寄贈|募金|ボランティア|社会貢献|社会貢献活動|奨学金|出前授業|教育支援|子ども食堂|こども食堂|フードバンク|文化支援|文化財|スポーツ支援|企業版ふるさと納税|地方創生|騒音|見守り|祭り|途上国|先住民|病院船|学校に|小学校|中学生|高校生|NPO`,
    `community|communities|local communities|local residents|residents|neighbors|neighbours|neighborhood|local authority|municipal*|city hall|disaster relief|disaster agreement|disaster prevention|relief supplies|quake-hit|rebuild*|donat*|volunteer*|charit*|social contribution|philanthrop*|scholarship*|school*|pupils|students|children|food bank*|cultural heritage|festival|sports club|hometown tax|regional revitali*|noise|indigenous|npo|nonprofit*`,
  ],
  [
    'diversity_s',
    `女性活躍|女性登用|女性管理職|女性管理職比率|女性役員|女性取締役|女性比率|女性の|女性社長|初の女性|女性初|男女|男女の賃金格差|賃金格差|ダイバーシティ|多様性|インクルージョン|DE&I|D&I|えるぼし|くるみん|なでしこ|男性育休|男性の育児休業|男性の育休|育児休業|育休|両立支援|障害者雇用|障がい者雇用|障害者|障がい者|LGBT|LGBTQ|性的少数者|同性パートナー|外国人社員|外国人材|シニア|高齢者雇用|定年延長|ハラスメント|セクハラ|パワハラ|性別|ジェンダー|アンコンシャスバイアス|女性技術者`,
    `women|woman|female|gender|gender pay gap|pay gap|diversity|inclusion|inclusive|dei|equal pay|parental leave|paternity leave|childcare leave|childcare|fathers|mothers|people with disabilities|disabilit*|disabled|lgbt*|same-sex|foreign staff|foreign employees|older workers|retirement age|harassment|sexual|unconscious bias|nadeshiko|eruboshi|kurumin`,
  ],
  [
    'social_improvement',
    `製品安全|製品の安全|品質|品質不正|検査不正|検査データ|検査|リコール|自主回収|回収率|異物混入|顧客満足|お客様|顧客対応|消費者|消費者庁|表示|不当表示|バリアフリー|ユニバーサルデザイン|アクセシビリティ|医薬品アクセス|医療アクセス|栄養|減塩|健康食品|新薬|治療薬|ワクチン|社会課題|社会課題の解決|金融包摂|介護|高齢者向け|買い物弱者|移動販売|研究開発|イノベーション|新製品|安全基準|製品事故|責任ある広告|ユーザー保護|価格転嫁|取引先との|パートナーシップ構築宣言|サプライヤー`,
    `product safety|product quality|quality control|quality|test data|test fraud|inspection*|recall*|recovered|foreign matter|customer satisfaction|customers' voices|consumer*|labeling|labelling|advertising|barrier-free|universal design|accessib*|access to medicine*|nutrition|low-salt|health food*|new drug*|vaccine*|social issues|financial inclusion|elderly care|older people|shoppers|mobile shop*|research and development|product liability|safety standards|price pass-through|pass on costs|suppliers' prices|partnership declaration`,
  ],
  [
    'labour_rights',
    `労働安全|労働安全衛生|安全衛生|労働災害|労災|度数率|無災害|ISO45001|労働組合|労使|春闘|賃上げ|ベースアップ|ベア|初任給|満額回答|賃金|給与|時給|残業|残業代|長時間労働|時間外労働|労働時間|勤務間インターバル|週休3日|有給|有給休暇|働き方改革|働き方|在宅勤務|テレワーク|離職率|離職|エンゲージメント|従業員満足|健康経営|メンタルヘルス|人的資本|人材育成|リスキリング|研修|学び直し|キャリア|副業|正社員化|非正規|有期|契約社員|派遣社員|雇い止め|解雇|人員削減|希望退職|早期退職|人権|人権方針|人権デューデリジェンス|強制労働|児童労働|移住労働者|技能実習生|特定技能|過労死|是正勧告|労働基準監督署|労働基準法|従業員|作業員|爆発事故|火災|けが|熱中症|従業員持株|株式報酬を社員|ストライキ|調達先`,
    `occupational safety|workplace safety|safety and health|accident-free|work accidents|industrial accident*|lost-time|iso 45001|labor union|labour union|union|unions|wage talks|wage*|pay rise*|starting salar*|starting pay|base pay|overtime|working hours|long hours|rest between shifts|four-day week|paid leave|remote work*|flexible work*|turnover rate|staff turnover|resignations|engagement score|engagement survey|employee engagement|employee satisfaction|health management|mental health|human capital|reskill*|retrain*|training|career*|side job*|permanent contract*|regular staff|temporary workers|fixed-term|layoff*|job cuts|redundanc*|voluntary retirement|early retirement|human rights|forced labor|forced labour|child labor|migrant workers|technical intern*|overwork|labor inspectors|labour inspectors|employees|workers|worker|explosion|fire|heatstroke|employee stock*|shares to employees|strike|recruitment fees|supplier audit*`,
  ],
  [
    'board_meeting',
    `取締役会|社外取締役|独立社外取締役|独立社外|取締役|指名委員会|報酬委員会|指名・報酬委員会|監査等委員会|指名委員会等設置会社|監査役|役員報酬|報酬制度|株式報酬|業績連動報酬|実効性評価|コーポレートガバナンス|コーポレート・ガバナンス|ガバナンス|企業統治|後継者|後継者計画|サクセッション|社長交代|新社長|株主総会|株主提案|議決権|議決権行使|賛成率|アクティビスト|物言う株主|投資ファンド|買収防衛策|政策保有株|政策保有株式|持ち合い|親子上場|資本コスト|株主還元|自社株買い|自己株式|スキルマトリックス|経営方針で対立|委任状|定款`,
    `board of directors|board|boardroom|outside director*|independent director*|directors|nomination committee|nominating committee|compensation committee|remuneration committee|audit and supervisory|executive pay|executive compensation|performance-linked|clawback|board evaluation|corporate governance|governance|succession|new president|shareholders meeting|annual meeting|shareholder proposal*|voting rights|proxy|proxy advis*|approval rate|activist*|takeover defense*|takeover defence*|poison pill|cross-shareholding*|strategic shareholding*|parent-subsidiary|cost of capital|shareholder returns|skills matrix|quit`,
  ],
  [
    'anti_corruption',
    `贈賄|収賄|贈収賄|賄賂|腐敗|腐敗防止|汚職|独占禁止法|独禁法|公正取引委員会|公取委|談合|カルテル|排除措置命令|課徴金納付命令|インサイダー|インサイダー取引|横領|着服|背任|不正行為|不正流用|利益供与|政治献金|政治資金|内部通報|公益通報|通報窓口|コンプライアンス|法令順守|法令遵守|企業倫理|行動規範|倫理|下請法|取適法|優越的地位|反社会的勢力|資金洗浄|マネーロンダリング|脱税|申告漏れ|移転価格|税の透明性|税務方針|ISO37001|監視委|証券取引等監視委員会|第三者委員会|特別調査委員会`,
    `bribery|bribe*|anti-bribery|corruption|anti-corruption|graft|antitrust|anti-monopoly|fair trade commission|cartel*|price fixing|price-fixing|bid rigging|bid-rigging|insider trading|embezzl*|misappropriat*|political donation*|political contribution*|whistleblow*|whistle-blow*|hotline|internal report*|compliance|code of conduct|ethics|ethical|subcontract act|abuse of dominant|organized crime|money laundering|tax evasion|tax transparency|tax policy|iso 37001|surveillance commission`,
  ],
  [
    'risk_management',
    `リスク管理|リスクマネジメント|危機管理|BCP|事業継続|事業継続計画|内部統制|内部監査|情報セキュリティ|情報セキュリティー|サイバーセキュリティ|サイバー攻撃|サイバー|不正アクセス|ランサムウェア|個人情報|個人情報保護|情報漏えい|情報漏洩|流出|ISO27001|システム障害|通信障害|不適切会計|不適切な会計|粉飾|会計不正|監査法人|訂正報告書|財務報告|地政学|地政学リスク|経済安全保障|供給網|サプライチェーン|調達先の分散|訴訟|提訴|耐震|備蓄|防災訓練|AI倫理|AIガバナンス|生成AIの利用指針|保険|為替予約|輸出管理|行政処分|業務改善命令`,
    `risk management|crisis management|business continuity|bcp|internal control*|internal audit*|information security|cybersecurity|cyber*|unauthorized access|ransomware|hackers|attackers|personal data|personal information|privacy|data breach*|leaked|iso 27001|system failure*|outage*|improper accounting|accounting|auditor*|restat*|financial reporting|geopolitic*|economic security|supply chain*|second source*|lawsuit*|sued|earthquake-proof*|stockpil*|disaster drill*|ai ethics|ai governance|generative ai|insurance|export control*|administrative order|business improvement order|multi-factor authentication`,
  ],
]

export const categoryMatchers: Readonly<Record<NewsLanguage, Matcher<Category>>> = {
  ja: new Matcher(rows.flatMap(([category, ja]) => wordsIn(ja).map((word): [string, Category] => [word, category]))),
  en: new Matcher(rows.flatMap(([category, , en]) => wordsIn(en).map((word): [string, Category] => [word, category]))),
}
