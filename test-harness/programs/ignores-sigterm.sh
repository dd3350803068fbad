#!/bin/sh
# Hears no polite signal, and neither does the grandchild that holds its stdout.
trap "" TERM INT HUP
(trap "" TERM INT HUP; while :; do sleep 1; done) &
while :; do sleep 1; done
