# Installs what a command lacks, then becomes the command: `sh scripts/ready.sh [content] [build] [chromium] [all] -- node …`.
# Any POSIX shell and any Node from 20 on; behind it the command runs on the Node of node_modules.
set -e
[ -n "$IS_READY" ] || node scripts/setup/install.mjs
# The shell remembers where it has found Node.
hash -r
while [ "$1" != -- ]; do
  if [ -z "$IS_READY" ]; then
    case $1 in
      content) node scripts/content/cli.ts build ;;
      build) node scripts/build/run.ts ;;
      all) node scripts/setup/run.ts ;;
      *) node scripts/setup/run.ts "$1" ;;
    esac
  fi
  shift
done
shift
exec "$@"
