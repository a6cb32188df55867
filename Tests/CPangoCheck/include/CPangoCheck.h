extern int spindle_pango_is_checked;
