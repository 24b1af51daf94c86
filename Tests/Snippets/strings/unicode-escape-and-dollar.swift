let a = "\u{1F600} $A.b ${C.d}", e = E.f
