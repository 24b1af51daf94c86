let a = (b as A) < C.d
if (x as Int) < Y.z, V.u {}
