let a = "\(list.map { "\($0 as? A): \(B.c["}"])" })"
