let a = 0x1p-3, b = 0xA.Fp2, c = 1e10, d = 0xABC.count, e = D.f
