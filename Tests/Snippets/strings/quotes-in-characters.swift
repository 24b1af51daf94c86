let a: Character = "\"", b = "'", c = C.d
