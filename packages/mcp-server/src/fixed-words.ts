const invalidParams = {
  code: -32_602,
  message: 'The parameters of this request are not as MCP defines them.',
};
const internal = {
  code: -32_603,
  message: 'The request could not be answered, because of a mistake in Precedent.',
};

/**
 * A message as it may leave: an error that the SDK made of an exception says nothing of the exception. Its validator's
 * complaint repeats what it refused, and the text of any other may hold a path.
 */
export function inFixedWords<Message extends object>(message: Message): Message {
  const error = 'error' in message ? message.error : undefined;
  if (typeof error !== 'object' || error === null || !('code' in error) || error.code !== internal.code)
    return message;
  const text = 'message' in error ? String(error.message) : '';
  return { ...message, error: isComplaint(text) ? invalidParams : internal };
}

/** The validator's message is its list of issues, each with the path to what it refused. */
function isComplaint(text: string): boolean {
  try {
    const issues: unknown = JSON.parse(text);
    return Array.isArray(issues) && issues.every((issue) => typeof issue === 'object' && 'path' in issue);
  } catch {
    return false;
  }
}
