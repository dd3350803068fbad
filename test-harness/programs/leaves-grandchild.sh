#!/bin/sh
# Answers and exits, but a grandchild that ignores signals keeps its stdout open.
(trap "" TERM INT HUP; sleep 600) &
printf "{\"ok\":true,\"from\":\"leaves-grandchild\"}"
exit 0
