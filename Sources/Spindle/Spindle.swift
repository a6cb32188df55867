/// All of Spindle under one name.
