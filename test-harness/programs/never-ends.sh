#!/bin/sh
# Prints the beginning of an answer and goes on for ever.
printf "{\"findings\":["
while :; do sleep 1; done
