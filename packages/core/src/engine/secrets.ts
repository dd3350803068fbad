const removed = '[secret]';

/** Beginnings that providers give their keys, so that a leaked one can be found. */
const marked =
  /\b(?:gh[opusr]_|github_pat_|glpat-|xox[a-z]-|sk-|[prs]k_(?:live|test)_|hf_|pypi-|AKIA|ASIA|AIza|ya29\.|SG\.|eyJ)[\w.~+/=-]{8,}/gu;
const privateKey = /-----BEGIN [A-Z ]{1,40}-----[\s\S]*?(?:-----END [A-Z ]{1,40}-----|$)/gu;
const userInfo = /:\/\/[^\s/@'"`]{1,1024}@/gu;
const scheme = /\b(bearer|basic)\s+[\w.~+/=-]{8,}/giu;
const assigned =
  /((?:api[_-]?key|secret|token|passw(?:or)?d|passphrase|credential|authorization)[\w-]{0,40}["']?\s{0,4}[=:]\s{0,4}["']?)[^\s'",;]{3,}/giu;
/** Long runs of letters of both cases with digits; a commit id has one case, a record's file name has hyphens. */
const opaque = /[A-Za-z0-9_+=]{32,}/gu;

/** Takes out what has the form of a key, a token or a password. It knows forms, so it cannot know them all. */
export function removeSecrets(text: string): string {
  return text
    .replace(privateKey, removed)
    .replace(userInfo, `://${removed}@`)
    .replace(marked, removed)
    .replace(scheme, `$1 ${removed}`)
    .replace(assigned, `$1${removed}`)
    .replace(opaque, (run) => (/\d/u.test(run) && /[a-z]/u.test(run) && /[A-Z]/u.test(run) ? removed : run));
}
