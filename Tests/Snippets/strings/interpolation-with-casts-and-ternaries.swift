let a = "\(b as? A) \(c ? B.d : C.e) \(x is D)"
