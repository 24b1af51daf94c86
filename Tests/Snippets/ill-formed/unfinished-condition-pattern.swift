let e if //
case i
g =
