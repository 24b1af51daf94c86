let a = b ? A.x : c ? B.y : C.z
