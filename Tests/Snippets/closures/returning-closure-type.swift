let a = { (b: B) -> (C) -> D in { _ in D() } }
