#!/bin/sh
# Installs Spindle for a job, and prints the folder of the program: install.sh PACKAGE FOLDER
#
# PACKAGE is a wheel, which needs python3 with venv, or an archive, which needs tar and xz: a file, or an address, which needs
# curl. Where SPINDLE_SHA256 is set, the package must have that digest. What FOLDER has is kept if it is that very package.
set -eu

package=$1
folder=$2
digest=${SPINDLE_SHA256:-}
case $package in
    http://* | https://*) name=${package##*/} name=${name%%[?#]*} ;;
    *)
        name=${package##*/}
        actual=$(sha256sum <"$package") actual=${actual%% *}
        [ -z "$digest" ] || [ "$digest" = "$actual" ] || wrong=yes
        digest=$actual
        ;;
esac
refuse() {
    echo "install.sh: \"$package\" does not have the digest of SPINDLE_SHA256" >&2
    exit 1
}
[ -z "${wrong:-}" ] || refuse
case $name in
    *.whl | *.tar.xz) ;;
    *)
        echo "install.sh: \"$package\" is neither a wheel nor an archive; name a .whl or a .tar.xz" >&2
        exit 64
        ;;
esac

# Whole or not at all: an earlier job may have been stopped.
if [ "$(cat "$folder/installed" 2>/dev/null)" != "$package $digest" ]; then
    rm -rf "$folder"
    mkdir -p "$folder"
    file=$package
    case $package in
        http://* | https://*)
            file=$folder/$name
            curl --fail --silent --show-error --location --output "$file" "$package"
            [ -z "$digest" ] || echo "$digest  $file" | sha256sum --check --status || refuse
            ;;
    esac
    case $name in
        *.whl)
            python3 -m venv "$folder"
            "$folder/bin/pip" install --quiet --disable-pip-version-check --no-index "$file" >&2
            ;;
        *.tar.xz) tar -xJf "$file" -C "$folder" --strip-components=1 ;;
    esac
    [ "$file" = "$package" ] || rm "$file"
    echo "$package $digest" >"$folder/installed"
fi
echo "$folder/bin"
