import { isDecisionName } from '../summary/names.ts';
import { wordsOf } from '../status/inline.ts';
import { type Field, fieldOf } from './labels.ts';
import type { Outline } from './outline.ts';

/** What a section is about: a field, a part that decision records have, links to others, or facts about the record. */
export type SectionKind = Field | 'decision' | 'part' | 'options' | 'links' | 'metadata' | 'none';

export interface Section {
  readonly kind: SectionKind;
  /** What the heading says behind its name: `Status: Accepted`. */
  readonly value: string;
  readonly level: number;
  /** Indices of the lines below the heading, up to the next heading of any level. */
  readonly from: number;
  readonly to: number;
  readonly heading: string;
}

const PARTS = `context|contexts|background|problem|the problem|problem statement|problem description|context and problem statement|context & problem statement|context and problem|context/problem|
issue|issues|motivation|forces|consequences|consequence|implications|impact|impacts|rationale|reasons|justification|trade-offs|tradeoffs|trade offs|risks|assumptions|constraints|
kontext|kontext und problemstellung|problemstellung|hintergrund|ausgangslage|konsequenzen|folgen|auswirkungen|begründung|contexte|contexte et problème|problématique|conséquences|contexto|contexto y problema|
contexto y planteamiento del problema|contexto e problema|problema|consecuencias|consequências|justificación|justificativa|racional|contesto|conseguenze|motivazione|contekst|achtergrond|gevolgen|consequenties|kontekst|bakgrunn|baggrund|bakgrund|
konsekvenser|konteksti|tausta|seuraukset|konsekwencje|uzasadnienie|souvislosti|důsledky|dôsledky|контекст|контекст и проблема|контекст и постановка проблемы|проблема|последствия|обоснование|наслідки|bağlam|sonuçlar|következmények|context și problemă|consecințe|
bối cảnh|ngữ cảnh|hệ quả|konteks|latar belakang|konsekuensi|πλαίσιο|συνέπειες|コンテキスト|文脈|背景|背景と課題|背景・課題|課題|結果|影響|理由|上下文|背景与问题|背景和问题|问题|问题背景|背景與問題|后果|後果|影响|影响与后果|结果|理据|맥락|배경|컨텍스트|문맥|결과|영향|근거|이유`;

const OPTIONS = `considered options|options|options considered|the options|considered alternatives|alternatives|alternatives considered|rejected alternatives|decision drivers|pros and cons of the options|pros and cons|positive consequences|negative consequences|
validation|confirmation|optionen|betrachtete optionen|alternativen|entscheidungstreiber|options envisagées|options considérées|alternatives envisagées|opciones|opciones consideradas|alternativas|alternativas consideradas|opções consideradas|alternative|alternative considerate|
opzioni considerate|opties|alternatieven|alternativer|alternativ|alternatywy|rozważane opcje|варианты|альтернативы|рассмотренные варианты|альтернативи|選択肢|検討した選択肢|代替案|備選方案|备选方案|备选项|候选方案|대안|고려한 대안|선택지|검토한 대안`;

const LINKS = `links|link|references|reference|related|related decisions|related adrs|related adr|related documents|related records|related links|relations|relationships|relates to|see also|more information|further information|notes|note|history|
supersession|dependencies|verweise|referenzen|weitere informationen|liens|références|enlaces|referencias|referências|riferimenti|collegamenti|ссылки|связанные решения|посилання|参考|参照|関連|参考资料|关联|相关决策|참고|관련 결정|관련 adr`;

const METADATA = `metadata|meta|meta data|meta information|information|info|details|document information|properties|adr metadata|record|header|overview|about|attributes|adr information|decision information|key facts|summary|metadaten|métadonnées|metadatos|metadados|метаданные|
元数据|元數據|メタデータ|메타데이터|status and metadata|tldr|tl;dr|deciders|decision makers|authors`;

let kinds: ReadonlyMap<string, SectionKind> | undefined;

function kindOfName(name: string): SectionKind {
  const plain = name.toLowerCase();
  const field = fieldOf(name);
  if (field !== undefined) return field;
  if (isDecisionName(plain)) return 'decision';
  kinds ??= new Map(
    (
      [
        [METADATA, 'metadata'],
        [LINKS, 'links'],
        [OPTIONS, 'options'],
        [PARTS, 'part'],
      ] as const
    ).flatMap(([names, kind]) => names.split('|').map((one) => [one.trim(), kind] as const)),
  );
  return kinds.get(plain) ?? 'none';
}

/** The sections of a text in order. */
export function sectionsOf({ lines, headings }: Outline): readonly Section[] {
  return headings.map(({ text, level, below }, at) => {
    const judged = judgeHeading(text);
    // `# Decision: a sink` is a title, and no part of the text.
    const isTitle = at === 0 && level === 1 && judged.kind === 'decision' && judged.value !== '';
    const { kind, value } = isTitle ? NO_PART : judged;
    return { kind, value, level, from: below, to: headings[at + 1]?.line ?? lines.length, heading: text };
  });
}

type Judgement = Pick<Section, 'kind' | 'value'>;

const NO_PART: Judgement = { kind: 'none', value: '' };

const LONGEST_KEPT = 40;
const MOST_KEPT = 500;
const kept = new Map<string, Judgement>();

/** The kind of a heading, and what it says behind a colon or dash. */
function judgeHeading(text: string): Judgement {
  if (text.length > LONGEST_KEPT) return judgeAnew(text);
  // The records of a folder have the same few headings.
  let known = kept.get(text);
  if (known === undefined) {
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(text, (known = judgeAnew(text)));
  }
  return known;
}

function judgeAnew(text: string): Judgement {
  if (text.length > 200) return { kind: 'none', value: '' };
  const words = wordsOf(text)
    .replace(/^(?:[\d.]+[.)]?|[ivx]+[.)]|§)\s+/i, '')
    // Some write headings as keys: `meta.status`.
    .replace(/^[a-z]{2,10}\.(?=[a-z]+$)/i, '');
  const whole = kindOfName(words.replace(/[\s:：.?]+$/, ''));
  if (whole !== 'none') return { kind: whole, value: '' };
  const [, name, value] = /^([^:：([（]{2,40}?)\s*(?:[:：]|\s[-–—]\s|(?=[([（]))\s*(.+)$/.exec(words) ?? [];
  if (name === undefined || value === undefined) return { kind: 'none', value: '' };
  const kind = kindOfName(name);
  if (kind !== 'none') return { kind, value };
  // A team that writes in its own language may give the usual name in brackets: `背景 (Context)`.
  const other = /^[([（](.+)[)\]）]$/.exec(value)?.[1];
  return { kind: other === undefined ? 'none' : kindOfName(other), value: '' };
}
