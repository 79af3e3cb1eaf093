#!/bin/sh
# Playwright starts a program as the user that we are and can name one file only: this one hands over to Node, which gives the rights away.
exec "$SATOYAMA_AS_USER_NODE" "$SATOYAMA_AS_USER_SCRIPT" "$@"
