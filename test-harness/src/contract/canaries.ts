/** Names under which secrets lie in real environments. */
const names = [
  'ANTHROPIC_API_KEY',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'AZURE_CLIENT_SECRET',
  'DATABASE_URL',
  'DOCKER_PASSWORD',
  'GH_TOKEN',
  'GITHUB_TOKEN',
  'GITLAB_TOKEN',
  'GOOGLE_API_KEY',
  'HTTPS_PROXY',
  'NPM_TOKEN',
  'OPENAI_API_KEY',
  'PGPASSWORD',
  'SENTRY_DSN',
  'SLACK_BOT_TOKEN',
  'SSH_ASKPASS_SECRET',
  'STRIPE_SECRET_KEY',
  'TWILIO_AUTH_TOKEN',
  'npm_config__auth',
];

/** Twenty variables, each with a value that must not come out of any adapter. */
export const canaries: Readonly<Record<string, string>> = Object.fromEntries(
  names.map((name, index) => [name, `canary-${index}-b7e1f0`]),
);

export const canaryPattern = /canary-\d+-b7e1f0/u;
