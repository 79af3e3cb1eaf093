/** The sentences that recur in the table of weights, in Japanese. */
export const reasonsJa: Readonly<Record<string, string>> = {
  'Standard governance-code oversight is sufficient': 'コーポレートガバナンス・コードに沿った通常の監督で足りる',
  'Low female share in technical roles; a hiring issue': '技術職の女性比率が低く、採用面の課題となる',
  'Limited direct effect on local communities': '地域社会への直接の影響は限られる',
  'Ordinary compliance risk; few public-sector or licence dealings':
    '通常のコンプライアンスリスク。官公庁や許認可との関わりは少ない',
  'Low water use; few sites in stressed basins': '水使用は少なく、水ストレス地域の拠点もわずか',
  'Retention, hours, safety or supplier labour needs attention':
    '定着率、労働時間、安全、取引先の労働環境に注意を要する',
  'Capital allocation and oversight need independent, skilled directors':
    '資本配分と監督に、独立性と専門性のある取締役が必要',
  'Supply chain, cyber or site disruptions can interrupt business':
    '供給網、サイバー攻撃、拠点の停止が事業中断につながりうる',
  'Few pollutants or chemicals; ordinary permits suffice': '汚染物質や化学品は少なく、通常の許認可で足りる',
  'Ordinary operational risks; continuity planning is standard': '通常の操業リスク。事業継続計画は標準的',
  'Hazardous, bulky or end-of-life waste is relevant': '有害・大型・使用済み製品の廃棄物が関わる',
  'Some local footprint or access role; relations manageable': '地域への影響や利便性の役割が一部あり、関係は管理できる',
  'Public procurement, licences or concentrated markets raise conduct risk':
    '公共調達、許認可、寡占市場が不正リスクを高める',
  'Meaningful emissions or physical exposure, not the main driver': '排出や物理的リスクは相応にあるが、主因ではない',
  'Sourcing, life cycle or financing choices visibly affect nature':
    '調達、製品ライフサイクル、投融資の選択が自然に影響する',
  'No material air pollutants or process chemicals': '重要な大気汚染物質や工程薬品はない',
  'Customer-facing or skilled workforce makes inclusion competitive': '接客や専門人材が中心で、多様性が競争力になる',
  'Energy is a visible cost with carbon-price exposure': 'エネルギーは無視できない費用で、炭素価格の影響を受ける',
  'Ordinary working conditions; limited safety or supplier exposure': '通常の労働条件。安全や取引先のリスクは限られる',
  'Some solvents, refrigerants or exhaust to manage': '溶剤、冷媒、排気の管理が一部必要',
  'Moderate energy use; efficiency helps but rarely decides results':
    'エネルギー使用は中程度。効率化は有効だが業績を左右しない',
  'Moderate footprint, mostly purchased electricity and supply chain': '排出は中程度で、主に購入電力と供給網による',
  'Negligible water use beyond offices': 'オフィス以外の水使用はごくわずか',
  'Regulated pollutants or chemicals need continuous control': '規制対象の汚染物質や化学品の継続的な管理が必要',
  'Diverse hiring eases skill shortage; moderate value effect': '多様な採用が人材不足を和らげる。価値への影響は中程度',
  'Product quality, privacy or supplier conduct visibly affects customers':
    '製品品質、プライバシー、取引先の行動が顧客に影響する',
  'Local acceptance, access or affordability shapes reputation': '地域の受容、利用しやすさ、価格が評判を左右する',
  'Some process or supplier water use; locally relevant': '工程や取引先に水使用があり、地域によって関わる',
  'Moderate waste and packaging; recycling duties apply': '廃棄物・包装は中程度。リサイクルの義務がある',
  'Routine environmental management; small ecological footprint': '通常の環境管理。生態系への影響は小さい',
  'Some sourcing or stewardship duties; limited ecosystem impact':
    '調達や管理の責務が一部あり、生態系への影響は限られる',
  'Office-type energy use; small share of cost': 'オフィス型のエネルギー使用で、費用に占める割合は小さい',
  'Low waste volumes under ordinary disposal rules': '廃棄物は少なく、通常の処理規則による',
  'Process water, effluent or basin stress matters at several sites':
    '工程用水、排水、流域の水ストレスが複数拠点で関わる',
  'Negligible waste beyond office streams': 'オフィス以外の廃棄物はごくわずか',
  'Small footprint; exposure mainly purchased power and suppliers': '排出は小さく、主に購入電力と取引先による',
  'Small workforce; operations outsourced to managers or contractors': '従業員は少なく、運営は外部に委託している',
  'Some product quality or supplier standards to meet': '製品品質や取引先基準への対応が一部必要',
  'Business customers; few consumer, privacy or safety exposures':
    '法人顧客が中心で、消費者、プライバシー、安全の問題は少ない',
}
