# Sourced by a shell before a command of the Bash tool runs: where that tool is, a POSIX shell is. Most command lines
# that get here read records, or are ones that Claude Code cannot take apart and therefore passes on; starting Node for
# each would take ten times as long as this. It asks less of a text than the guard does, so that the guard misses none.

# Where a tool is missing this must fail, and the host then hold the command back: no answer would let it run.
event=$(cat) || exit 1

may_write() {
  case $1 in
    *adr*) ;;
    *) return 1 ;;
  esac
  case $1 in
    *accept* | *amend* | *approve* | *config* | *deprecate* | *edit* | *generate* | *import* | *init* | *link*) ;;
    *migrate* | *new* | *ratify* | *reject* | *supersede* | *sync* | *upgrade-repository*) ;;
    *) return 1 ;;
  esac
}

if [ ${#event} -lt 1000000 ] && ! may_write "$event"; then
  case $event in
    # A word in the quotes that take escapes, broken over two lines, or with a variable in it: for the guard to read.
    *"\$'"* | *[!\ ]'\\\n'[!\ ]* | *'\\\r\n'* | *[a-z]'$'* | *'${'*'}'[a-z]*) ;;
    *)
      bare=$(printf '%s' "$event" | tr -d "\"'\\\\") || exit 1
      may_write "$bare" || exit 0
      ;;
  esac
fi

if ! command -v node > /dev/null 2>&1; then
  case $event in
    *'"hook_event_name":"PreSkillShellCommand"'*) name=PreSkillShellCommand ;;
    *) name=PreToolUse ;;
  esac
  printf '{"hookSpecificOutput":{"hookEventName":"%s","permissionDecision":"deny","permissionDecisionReason":"%s"}}' \
    "$name" "This command was not run: it may write a decision record, and Precedent cannot tell, because Node was not \
found on PATH. Let the user install Node 20.19 or later and start Claude Code from a shell that finds it, or disable \
the plugin precedent in /plugin."
  exit 0
fi

printf '%s' "$event" | node "$CLAUDE_PLUGIN_ROOT/hook.mjs" "--data=$CLAUDE_PLUGIN_DATA"
