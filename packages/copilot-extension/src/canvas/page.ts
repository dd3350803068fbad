import type { ToolOutcome } from '@precedent/core';
import { decisionsIn, type GoverningDecision } from '../workflow/decisions.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For text and attribute values alike. */
function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (character) => entities[character] ?? '');
}

const style = `
  body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 50rem; padding: 0 1rem; color-scheme: light dark; }
  article { border-top: 1px solid; padding: 0.5rem 0; }
  code { overflow-wrap: anywhere; }
`;

/** The decisions that govern what changed, as one page without scripts. Everything in it that was read is escaped. */
export function decisionsPage(outcome: ToolOutcome): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Decisions on this change</title><style>${style}</style></head>
<body>
<main>
<h1>Decisions on this change</h1>
${outcome.ok ? decisions(outcome) : `<p>${escapeHtml(outcome.message)}</p>`}
<p><a href="">Read again</a></p>
</main>
</body>
</html>
`;
}

function decisions({ report, source }: Extract<ToolOutcome, { ok: true }>): string {
  const found = decisionsIn(report);
  const { changedFiles } = report;
  const count = Array.isArray(changedFiles) ? changedFiles.length : 0;
  const base = source.base ? ` against ${source.base}` : '';
  const intro = `${count} changed ${count === 1 ? 'file' : 'files'}${base}, ${found.length} governing ${found.length === 1 ? 'decision' : 'decisions'}, from ${source.corpus}.`;
  return [`<p>${escapeHtml(intro)}</p>`, ...found.map(article)].join('\n');
}

function article({ recordId, recordPath, title, summary, files }: GoverningDecision): string {
  const items = files.map((file) => `<li><code>${escapeHtml(file)}</code></li>`).join('');
  return `<article>
<h2>${escapeHtml(`${recordId} ${title}`.trim())}</h2>
<p>${escapeHtml(summary)}</p>
<p><code>${escapeHtml(recordPath)}</code> governs:</p>
<ul>${items}</ul>
</article>`;
}
