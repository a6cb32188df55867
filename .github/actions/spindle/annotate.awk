# Turns what `spindle check` prints into annotations of GitHub. Other lines pass as they are.
function text(value) { gsub(/%/, "%25", value); return value }
function property(value) { value = text(value); gsub(/:/, "%3A", value); gsub(/,/, "%2C", value); return value }
function flush() { if (note != "") print note; note = "" }

# The reason and the remedy belong to the finding above.
/^    (why|fix): / && note != "" { note = note "%0A" text(substr($0, 5)); next }
{ flush() }
match($0, /:[0-9]+:[0-9]+: (error|warning|advice): /) {
    file = substr($0, 1, RSTART - 1)
    split(substr($0, RSTART + 1, RLENGTH - 1), part, ":")
    level = substr(part[3], 2) == "advice" ? "notice" : substr(part[3], 2)
    message = substr($0, RSTART + RLENGTH)
    title = ""
    if (match(message, / \[[a-z0-9-]+\]$/)) {
        title = ",title=" substr(message, RSTART + 2, RLENGTH - 3)
        message = substr(message, 1, RSTART - 1)
    }
    note = "::" level " file=" property(file) ",line=" part[1] ",col=" part[2] title "::" text(message)
    next
}
# A file that cannot be read.
/^Error: / {
    message = substr($0, 8)
    if (match(message, /:[0-9]+:[0-9]+: /)) {
        split(substr(message, RSTART + 1), part, ":")
        print "::error file=" property(substr(message, 1, RSTART - 1)) ",line=" part[1] ",col=" part[2] "::" \
            text(substr(message, RSTART + RLENGTH))
    } else
        print "::error::" text(message)
    next
}
{ print }
END { flush() }
