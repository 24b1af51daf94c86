let a = 1.description, b = "x".count, c = 1.5.rounded(A.up)
let d = [B()].first, e = true.hash
let f = 0x1F.bits + 1_000.x + 0b01.y
