#!/bin/sh
# Installs Spindle for a job, and prints the folder of the program: install.sh PACKAGE FOLDER
#
# PACKAGE is a wheel, which needs python3 with venv, or an archive, which needs tar and xz: a file, or an address, which needs
# curl. Where SPINDLE_SHA256 is set, the package must have that digest.
set -eu

package=$1
folder=$2
# Whole or not at all: an earlier job may have been stopped.
if [ ! -e "$folder/installed" ]; then
    rm -rf "$folder"
    mkdir -p "$folder"
    case $package in
        http://* | https://*)
            curl --fail --silent --show-error --location --output "$folder/${package##*/}" "$package"
            package=$folder/${package##*/}
            ;;
    esac
    if [ -n "${SPINDLE_SHA256:-}" ]; then
        echo "$SPINDLE_SHA256  $package" | sha256sum --check --status || {
            echo "install.sh: \"$package\" does not have the digest of SPINDLE_SHA256" >&2
            exit 1
        }
    fi
    case $package in
        *.whl)
            python3 -m venv "$folder"
            "$folder/bin/pip" install --quiet --disable-pip-version-check --no-index "$package" >&2
            ;;
        *.tar.xz) tar -xJf "$package" -C "$folder" --strip-components=1 ;;
        *)
            echo "install.sh: \"$package\" is neither a wheel nor an archive; name a .whl or a .tar.xz" >&2
            exit 64
            ;;
    esac
    touch "$folder/installed"
fi
echo "$folder/bin"
