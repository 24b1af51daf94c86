let a = \A.b?.c, d = \D.e!.f, g = \G?.h
