const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** The first day that a text names, as `YYYY-MM-DD`; undefined when none is plain. */
export function dayOf(text: string): string | undefined {
  const head = text.slice(0, 100);
  const [, year, month, day] = /(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(head) ?? [];
  if (year !== undefined) return dayFrom(year, month, day);
  const dotted = /(?<!\d)(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?!\d)/.exec(head);
  if (dotted !== null) return dayFrom(dotted[3], dotted[2], dotted[1]);
  const compact = /(?<!\d)((?:19|20)\d{2})(\d{2})(\d{2})(?!\d)/.exec(head);
  if (compact !== null) return dayFrom(compact[1], compact[2], compact[3]);
  const named = /(?<!\d)(\d{1,2})(?:st|nd|rd|th|\.)?\s+([a-z]{3,9})\.?,?\s+(\d{4})/i.exec(head);
  if (named !== null) return dayFrom(named[3], monthOf(named[2]), named[1]);
  const american = /([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})/i.exec(head);
  return american === null ? undefined : dayFrom(american[3], monthOf(american[1]), american[2]);
}

function monthOf(name = ''): string {
  return String(MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1);
}

function dayFrom(year = '', month = '', day = ''): string | undefined {
  const [months, days] = [Number(month), Number(day)];
  if (months < 1 || months > 12 || days < 1 || days > 31) return undefined;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
